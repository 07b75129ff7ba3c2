import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { ChannelPricing, ChannelPricingUpdateRequest } from '@sufra/shared/contracts/pricing'
import { toast } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadChannels, saveRule } from '../channel-menus.queries.ts'
import { percentOf } from './percent-text.ts'

type Step = ChannelPricingUpdateRequest['roundUpTo']
const STEPS: readonly Step[] = [0, 0.05, 0.25, 0.5, 1]

const stepOf = (text: string): Step => STEPS.find(step => step === Number(text)) ?? 0

const textsOf = ({ percent, commissionPercent, roundUpTo }: ChannelPricing) => ({
  percent: String(percent),
  commission: String(commissionPercent),
  roundUpTo: String(roundUpTo),
})

/** The rule of one platform while it is being written, and saving it. */
export const useRuleForm = (saved: ChannelPricing) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [texts, setTexts] = useState(() => textsOf(saved))
  const percent = percentOf(texts.percent, { min: -50, max: 200 })
  const commission = percentOf(texts.commission, { min: 0, max: 100 })
  const rule =
    percent === null || commission === null
      ? null
      : { percent, commissionPercent: commission, roundUpTo: stepOf(texts.roundUpTo) }
  const { serviceProviderId, channelId, rowVersion } = saved
  const saving = useMutation({
    mutationFn: saveRule,
    onSuccess: () => toast({ kind: 'success', text: t('menus:channels.saved') }),
    onError: error =>
      toast({
        kind: 'error',
        text: t(
          error instanceof ApiError && error.code === 'stale_version'
            ? 'menus:channels.stale'
            : 'menus:channels.notSaved',
        ),
      }),
    onSettled: () => reloadChannels(queryClient, serviceProviderId),
  })
  const isChanged = JSON.stringify(texts) !== JSON.stringify(textsOf(saved))
  return {
    percent,
    commission,
    rule,
    roundUpTo: texts.roundUpTo,
    canSave: rule !== null && isChanged && !saving.isPending,
    roundTo: (roundUpTo: string) => setTexts(before => ({ ...before, roundUpTo })),
    inputOf: (name: 'percent' | 'commission') => ({
      value: texts[name],
      inputMode: 'decimal' as const,
      dir: 'ltr',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setTexts(before => ({ ...before, [name]: event.target.value })),
    }),
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (rule) saving.mutate({ serviceProviderId, channelId, rowVersion, ...rule })
    },
  }
}
