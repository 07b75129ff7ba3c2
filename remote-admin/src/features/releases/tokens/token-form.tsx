import type { DeployTokenRequest } from '@sufra/shared/contracts/release-control'
import { Banner, Field, Stack, Text, TextInput } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChannelName } from '../channel-name.ts'
import { useFailureText } from '../failure-text.ts'
import { useRemoteName } from '../remote-name.ts'

const SHORTEST_LABEL = 2
const LONGEST_LABEL = 60

interface TokenFormProps {
  id: string
  names: readonly string[]
  error: unknown
  onSend: (request: DeployTokenRequest) => void
}

/** For whom the token is, and what it may change. */
export const TokenForm = ({ id, names, error, onSend }: TokenFormProps) => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const failureText = useFailureText()
  const [values, setValues] = useState({ label: '', remote: names[0] ?? '', channel: 'stable' })
  const [isChecked, setIsChecked] = useState(false)
  const label = values.label.trim()
  const channel = values.channel.trim()
  const mistakes = {
    label: label.length < SHORTEST_LABEL ? t('admin:releases.tokens.labelMissing') : undefined,
    channel: isChannelName(channel) ? undefined : t('admin:releases.channelRule'),
  }
  const change = (changed: Partial<typeof values>) => setValues(current => ({ ...current, ...changed }))
  return (
    <form
      id={id}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setIsChecked(true)
        if (!mistakes.label && !mistakes.channel) onSend({ label, remote: values.remote, channel })
      }}
    >
      <Stack gap="4">
        {error !== null && <Banner tone="error">{failureText(error)}</Banner>}
        <Field
          label={t('admin:releases.tokens.label')}
          help={t('admin:releases.tokens.labelHelp')}
          error={isChecked ? mistakes.label : undefined}
        >
          <TextInput
            name="label"
            autoComplete="off"
            maxLength={LONGEST_LABEL}
            dir="auto"
            value={values.label}
            onChange={event => change({ label: event.target.value })}
          />
        </Field>
        <Stack gap="1.5">
          <Text as="span" textStyle="sm13" fontWeight="medium">
            {t('admin:releases.tokens.remote')}
          </Text>
          <ChipGroup
            label={t('admin:releases.tokens.remote')}
            value={values.remote}
            onChange={remote => change({ remote })}
            options={names.map(value => ({ value, label: remoteName(value) }))}
          />
        </Stack>
        <Field
          label={t('admin:releases.channel')}
          help={t('admin:releases.tokens.channelHelp')}
          error={isChecked ? mistakes.channel : undefined}
        >
          <TextInput
            name="channel"
            autoComplete="off"
            dir="ltr"
            data-latin
            value={values.channel}
            onChange={event => change({ channel: event.target.value })}
          />
        </Field>
      </Stack>
    </form>
  )
}
