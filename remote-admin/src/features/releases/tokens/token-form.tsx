import type { DeployTokenRequest, ReleaseList } from '@sufra/shared/contracts/release-control'
import { useContractForm } from '@sufra/shared/forms'
import { Banner, Field, Stack, TextInput } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { TokenLimits } from './token-limits.tsx'
import { TokenRemote } from './token-remote.tsx'
import { limitsOf, tokenRequestOf } from './token-values.ts'
import type { TokenValues } from './token-values.ts'

interface TokenFormProps {
  id: string
  names: readonly string[]
  claims: ReleaseList['claims']
  /** Throws `ApiError`. */
  onSend: (request: DeployTokenRequest) => Promise<void>
}

/** Renders the form of a token: its holder, its remote, and the limits of its claims. */
export const TokenForm = ({ id, names, claims, onSend }: TokenFormProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const remote = names[0] ?? ''
  const form = useContractForm<TokenValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/release-control').then(
        ({ DeployTokenRequest: contract }) => contract,
      ),
    defaultValues: { label: '', remote, channel: 'stable', ...limitsOf(remote, claims) },
    prepare: tokenRequestOf,
  })
  const { register, field, submit, problem } = form
  return (
    <form id={id} noValidate onSubmit={submit(values => onSend(tokenRequestOf(values)))}>
      <Stack gap="4">
        {problem && <Banner tone="error">{failureText(problem)}</Banner>}
        <Field
          label={t('admin:releases.tokens.label')}
          help={t('admin:releases.tokens.labelHelp')}
          {...field('label')}
        >
          <TextInput autoComplete="off" dir="auto" {...register('label')} />
        </Field>
        <TokenRemote form={form} names={names} claims={claims} />
        <Field
          label={t('admin:releases.channel')}
          help={t('admin:releases.tokens.channelHelp')}
          {...field('channel')}
        >
          <TextInput autoComplete="off" dir="ltr" data-latin {...register('channel')} />
        </Field>
        <TokenLimits form={form} />
      </Stack>
    </form>
  )
}
