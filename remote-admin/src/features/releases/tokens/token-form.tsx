import type { DeployTokenRequest } from '@sufra/shared/contracts/release-control'
import { useContractForm } from '@sufra/shared/forms'
import { Banner, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { useRemoteName } from '../remote-name.ts'

interface TokenFormProps {
  id: string
  names: readonly string[]
  /** Throws `ApiError`. */
  onSend: (request: DeployTokenRequest) => Promise<void>
}

type Values = Required<DeployTokenRequest>

const trimmed = ({ label, remote, channel }: Values): Values => ({
  label: label.trim(),
  remote,
  channel: channel.trim(),
})

/** For whom the token is, and what it may change. */
export const TokenForm = ({ id, names, onSend }: TokenFormProps) => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const failureText = useFailureText()
  const { register, field, submit, setValue, watch, problem } = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/release-control').then(
        ({ DeployTokenRequest: contract }) => contract,
      ),
    defaultValues: { label: '', remote: names[0] ?? '', channel: 'stable' },
    prepare: trimmed,
  })
  return (
    <form id={id} noValidate onSubmit={submit(values => onSend(trimmed(values)))}>
      <Stack gap="4">
        {problem && <Banner tone="error">{failureText(problem)}</Banner>}
        <Field
          label={t('admin:releases.tokens.label')}
          help={t('admin:releases.tokens.labelHelp')}
          {...field('label')}
        >
          <TextInput autoComplete="off" dir="auto" {...register('label')} />
        </Field>
        <Stack gap="1.5">
          <Text as="span" textStyle="sm13" fontWeight="medium">
            {t('admin:releases.tokens.remote')}
          </Text>
          <ChipGroup
            label={t('admin:releases.tokens.remote')}
            value={watch('remote')}
            onChange={remote => setValue('remote', remote)}
            options={names.map(value => ({ value, label: remoteName(value) }))}
          />
        </Stack>
        <Field
          label={t('admin:releases.channel')}
          help={t('admin:releases.tokens.channelHelp')}
          {...field('channel')}
        >
          <TextInput autoComplete="off" dir="ltr" data-latin {...register('channel')} />
        </Field>
      </Stack>
    </form>
  )
}
