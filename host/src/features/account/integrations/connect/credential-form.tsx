import type { ConnectAnswer, ConnectRequest, Connection } from '@sufra/shared/contracts/integration'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Bdi, Box, Button, Field, PasswordInput, Stack, Text, TextInput } from '@sufra/shared/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { connect, rotate } from '../integrations.queries.ts'
import { platformErrorText } from '../platform-error-text.ts'

/** Result of the platform's check of a credential, with its own message if any. */
const CheckResult = ({ check, name }: { check: ConnectAnswer['check']; name: string }) => {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const { result, durationMs } = check
  const said = platformErrorText(check)
  return (
    <Banner tone={result === 'believed' ? 'neutral' : 'error'}>
      {t(`check.${result}`, { name })}
      {said !== '' && (
        <Box as="span" display="block">
          <Bdi>{said}</Bdi>
        </Box>
      )}
      {result !== 'not_set_up' && (
        <Box as="span" display="block" color="muted">
          {t('check.duration', { ms: format.number(durationMs) })}
        </Box>
      )}
    </Banner>
  )
}

interface CredentialFormProps {
  branchId: number
  channel: { id: number; key: Connection['channelKey']; name: string }
  storeId: string
  /** existing connection, whose secret is exchanged */
  connection?: Connection
  onConnected: () => void
}

const contract = () =>
  import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/integration').then(
    ({ ConnectRequest }) => ConnectRequest,
  )

/** Form for store number and secret. The server stores only a credential that the platform accepts. */
export const CredentialForm = (props: CredentialFormProps) => {
  const { t } = useTranslation('integrations')
  const { branchId, channel, storeId, connection, onConnected } = props
  const queryClient = useQueryClient()
  const [check, setCheck] = useState<ConnectAnswer['check'] | null>(null)
  const form = useContractForm<ConnectRequest>({
    contract,
    defaultValues: { branchId, channelId: channel.id, storeId: connection?.storeId ?? storeId, secret: '' },
  })
  const send = async (values: ConnectRequest) => {
    setCheck(null)
    const answer = connection
      ? await rotate({ id: connection.id, secret: values.secret })
      : await connect({ ...values, branchId, channelId: channel.id })
    setCheck(answer.check)
    if (!answer.connection) return
    form.reset()
    void queryClient.invalidateQueries(branchesQuery)
    onConnected()
  }
  return (
    <form onSubmit={form.submit(send)} noValidate aria-label={t('connect.credential')} autoComplete="off">
      <Stack gap="4">
        <Text color="muted">{t(`platform.${channel.key}.help`)}</Text>
        <FormProblem problem={form.problem} />
        {check && <CheckResult check={check} name={channel.name} />}
        <Field label={t(`platform.${channel.key}.store`)} {...form.field('storeId')} isRequired>
          <TextInput
            dir="ltr"
            readOnly={connection !== undefined}
            spellCheck={false}
            {...form.register('storeId')}
          />
        </Field>
        <Field
          label={t(`platform.${channel.key}.secret`)}
          help={t('connect.secretHelp')}
          {...form.field('secret')}
          isRequired
        >
          <PasswordInput autoComplete="new-password" {...form.register('secret')} />
        </Field>
        <Button type="submit" isLoading={form.isBusy}>
          {t(connection ? 'connect.exchange' : 'connect.test')}
        </Button>
      </Stack>
    </form>
  )
}
