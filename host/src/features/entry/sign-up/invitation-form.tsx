import { ApiError } from '@sufra/shared/api'
import type { Invitation } from '@sufra/shared/contracts/authentication'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useNavigate } from '@sufra/shared/router'
import { startSession } from '@sufra/shared/session'
import { Button, Field, Stack, TextInput } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPasswordFields } from '#src/new-password/new-password-fields.tsx'
import { DeadInvitation } from './dead-invitation.tsx'
import { acceptInvitation } from './invitation.queries.ts'

interface InvitationFormProps {
  invitation: Invitation
  inviteToken: string
}

const isDead = (error: unknown): boolean => error instanceof ApiError && error.status === 404

const useInvitationForm = ({ invitation, inviteToken }: InvitationFormProps) => {
  const navigate = useNavigate()
  const [isGone, setIsGone] = useState(false)
  const form = useContractForm({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ AcceptInvitationRequest }) => AcceptInvitationRequest,
      ),
    defaultValues: { name: invitation.name, password: '', confirmPassword: '' },
    prepare: values => ({ ...values, inviteToken }),
  })
  const handleSubmit = form.submit(async values => {
    try {
      startSession({ answer: await acceptInvitation({ ...values, inviteToken }), rememberMe: true })
      void navigate('/dashboard', { replace: true })
    } catch (error) {
      if (!isDead(error)) throw error
      setIsGone(true)
    }
  })
  return { form, handleSubmit, isGone }
}

/** The invitation fixes the address; the invited person chooses name and password. */
export const InvitationForm = ({ invitation, inviteToken }: InvitationFormProps) => {
  const { t } = useTranslation('account')
  const { form, handleSubmit, isGone } = useInvitationForm({ invitation, inviteToken })
  const { register, field } = form
  if (isGone) return <DeadInvitation />
  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('invitation.title')}>
      <Stack gap="4">
        <Field label={t('signUp.email')} help={t('invitation.emailFixed')}>
          <TextInput type="email" autoComplete="username" value={invitation.email} readOnly bg="soft" />
        </Field>
        <Field label={t('signUp.name')} {...field('name')} isRequired>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <NewPasswordFields
          value={form.watch('password')}
          password={{ ...register('password'), autoFocus: true }}
          confirmation={register('confirmPassword')}
          passwordError={field('password').error}
          confirmationError={field('confirmPassword').error}
        />
        <FormProblem problem={form.problem} />
        <Button type="submit" size="lg" isLoading={form.isBusy} w="full">
          {t('invitation.submit')}
        </Button>
      </Stack>
    </form>
  )
}
