import type { ForgetPasswordAnswer } from '@sufra/shared/contracts/authentication'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Link } from '@sufra/shared/router'
import { Banner, Button, Field, Stack, Text, TextInput, TextLink } from '@sufra/shared/ui'
import { TimerReset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { askForReset } from './forget-password.queries.ts'

interface EmailStageProps {
  email: string
  /** The last attempt expired. */
  isLate: boolean
  onSent: (sent: ForgetPasswordAnswer) => void
}

/** Asks for the account's address, which receives the code. */
export const EmailStage = ({ email, isLate, onSent }: EmailStageProps) => {
  const { t } = useTranslation('account')
  const form = useContractForm({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ ForgetPasswordRequest }) => ForgetPasswordRequest,
      ),
    defaultValues: { email },
  })
  const handleSubmit = form.submit(async values => {
    onSent(await askForReset(values.email))
  })
  return (
    <>
      <AccountHead title={t('forget.title')}>{t('forget.subtitle')}</AccountHead>
      {isLate && (
        <Banner tone="notice" icon={<TimerReset size={18} aria-hidden />}>
          {t('forget.late')}
        </Banner>
      )}
      <form onSubmit={handleSubmit} noValidate aria-label={t('forget.title')}>
        <Stack gap="4">
          <Field label={t('signUp.email')} help={t('forget.emailHelp')} {...form.field('email')}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              {...form.register('email')}
            />
          </Field>
          <FormProblem problem={form.problem} />
          <Button type="submit" size="lg" isLoading={form.isBusy} w="full">
            {t('forget.send')}
          </Button>
        </Stack>
      </form>
      <Text textAlign="center" textStyle="sm13" color="muted">
        {t('forget.remembered')}{' '}
        <TextLink asChild>
          <Link to="/login" state={{ email: form.watch('email').trim() }}>
            {t('signUp.signIn')}
          </Link>
        </TextLink>
      </Text>
    </>
  )
}
