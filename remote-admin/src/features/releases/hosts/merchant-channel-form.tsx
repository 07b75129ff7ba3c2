import type { Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Button, Field, Flex, Num, Stack, TextInput } from '@sufra/shared/ui'
import { ChipGroup, Identity } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChannelName } from '../channel-name.ts'
import { useFailureText } from '../failure-text.ts'
import { useMerchantChannel } from './merchant-channel.queries.ts'

interface MerchantChannelFormProps {
  merchant: Merchant
  /** The channels that some remote is released in. */
  channels: readonly string[]
  onDone: () => void
}

/** The channel of one merchant: the usual one, or one by name. */
export const MerchantChannelForm = ({ merchant, channels, onDone }: MerchantChannelFormProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const name = inLanguage(merchant.name, useLanguage().language)
  const [kind, setKind] = useState<'usual' | 'named'>('usual')
  const [channel, setChannel] = useState(channels.find(each => each !== 'stable') ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error } = useMerchantChannel()
  const isWrong = kind === 'named' && !isChannelName(channel.trim())
  const save = () => {
    setIsChecked(true)
    if (isWrong || isPending) return
    mutate(
      { accountId: merchant.id, channel: kind === 'usual' ? null : channel.trim() },
      {
        onSuccess: () => {
          toast({ kind: 'success', text: t('admin:releases.merchant.saved', { name }) })
          onDone()
        },
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="4">
        {error && <Banner tone="error">{failureText(error)}</Banner>}
        <Identity
          mark={name.slice(0, 1)}
          name={<bdi>{name}</bdi>}
          detail={<Num value={`#${merchant.id}`} />}
        />
        <ChipGroup
          label={t('admin:releases.channel')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'usual', label: t('admin:releases.merchant.usual') },
            { value: 'named', label: t('admin:releases.merchant.named') },
          ]}
        />
        {kind === 'named' && (
          <Field
            label={t('admin:releases.merchant.channel')}
            help={t('admin:releases.merchant.channelHelp')}
            error={isChecked && isWrong ? t('admin:releases.channelRule') : undefined}
          >
            <TextInput
              name="channel"
              autoComplete="off"
              dir="ltr"
              data-latin
              value={channel}
              onChange={event => setChannel(event.target.value)}
            />
          </Field>
        )}
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" size="sm" onClick={onDone}>
            {t('admin:releases.merchant.other')}
          </Button>
          <Button type="submit" size="sm" isLoading={isPending}>
            {t('admin:releases.merchant.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
