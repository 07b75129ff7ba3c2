import { api } from '@sufra/shared/api'
import type { Merchant } from '@sufra/shared/contracts/merchant'
import type { MerchantChannelRequest } from '@sufra/shared/contracts/release-control'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Banner, Button, Field, Flex, Num, Stack, TextInput } from '@sufra/shared/ui'
import { ChipGroup, Identity } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'

const useMerchantChannel = () =>
  useMutation({
    mutationFn: (request: MerchantChannelRequest) =>
      api.post('/api/Release/SetMerchantChannel', { body: request }),
    networkMode: 'always',
  })

interface MerchantChannelFormProps {
  merchant: Merchant
  /** Channels that have a release. */
  channels: readonly string[]
  onDone: () => void
}

interface Values {
  kind: 'usual' | 'named'
  channel: string
}

const requestOf = ({ id }: Merchant, { kind, channel }: Values): MerchantChannelRequest => ({
  accountId: id,
  channel: kind === 'usual' ? null : channel.trim(),
})

/** Renders the form of a merchant's channel: the default, or one by name. */
export const MerchantChannelForm = ({ merchant, channels, onDone }: MerchantChannelFormProps) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const name = inLanguage(merchant.name, useLanguage().language)
  const send = useMerchantChannel()
  const { register, field, submit, setValue, watch, problem, isBusy } = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/release-control').then(
        ({ MerchantChannelRequest: contract }) => contract,
      ),
    defaultValues: { kind: 'usual', channel: channels.find(each => each !== 'stable') ?? '' },
    prepare: values => requestOf(merchant, values),
  })
  const kind = watch('kind')
  const save = async (values: Values) => {
    await send.mutateAsync(requestOf(merchant, values))
    toast({ kind: 'success', text: t('admin:releases.merchant.saved', { name }) })
    onDone()
  }
  return (
    <form noValidate onSubmit={submit(save)}>
      <Stack gap="4">
        {problem && <Banner tone="error">{failureText(problem)}</Banner>}
        <Identity
          mark={name.slice(0, 1)}
          name={<bdi>{name}</bdi>}
          detail={<Num value={`#${merchant.id}`} />}
        />
        <ChipGroup
          label={t('admin:releases.channel')}
          value={kind}
          onChange={chosen => setValue('kind', chosen)}
          options={[
            { value: 'usual', label: t('admin:releases.merchant.usual') },
            { value: 'named', label: t('admin:releases.merchant.named') },
          ]}
        />
        {kind === 'named' && (
          <Field
            label={t('admin:releases.merchant.channel')}
            help={t('admin:releases.merchant.channelHelp')}
            {...field('channel')}
          >
            <TextInput autoComplete="off" dir="ltr" data-latin {...register('channel')} />
          </Field>
        )}
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" size="sm" onClick={onDone}>
            {t('admin:releases.merchant.other')}
          </Button>
          <Button type="submit" size="sm" isLoading={isBusy}>
            {t('admin:releases.merchant.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
