import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { ChannelPricing, ChannelPricingUpdateRequest } from '@sufra/shared/contracts/pricing'
import { toast } from '@sufra/shared/ui/overlays'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
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

type Texts = ReturnType<typeof textsOf>

const isSame = (one: Texts, other: Texts): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns the stored value of each field, except where the input has changed since the request. */
const afterSave = (now: Texts, sent: Texts, stored: Texts): Texts => ({
  percent: now.percent === sent.percent ? stored.percent : now.percent,
  commission: now.commission === sent.commission ? stored.commission : now.commission,
  roundUpTo: now.roundUpTo === sent.roundUpTo ? stored.roundUpTo : now.roundUpTo,
})

/**
 * Returns the input and its base version. A newer version replaces them only if there is no input, or if it equals the
 * input: then it is the own save, whose answer was lost.
 */
const useTexts = (saved: ChannelPricing) => {
  const [{ base, texts }, setWritten] = useState(() => ({ base: saved, texts: textsOf(saved) }))
  const isChanged = !isSame(texts, textsOf(base))
  if (saved.rowVersion > base.rowVersion && (!isChanged || isSame(texts, textsOf(saved))))
    setWritten({ base: saved, texts: textsOf(saved) })
  return {
    texts,
    isChanged,
    rowVersion: base.rowVersion,
    write: (changes: Partial<Texts>) => setWritten(now => ({ ...now, texts: { ...now.texts, ...changes } })),
    settle: (sent: Texts, stored: ChannelPricing) =>
      setWritten(now => ({ base: stored, texts: afterSave(now.texts, sent, textsOf(stored)) })),
    giveUp: () => setWritten(now => ({ ...now, texts: textsOf(now.base) })),
  }
}

const isStale = (error: Error | null): boolean => error instanceof ApiError && error.code === 'stale_version'

const failureOf = (error: Error): string => {
  if (isUnknownOutcome(error)) return 'menus:channels.saveUnsure'
  return isStale(error) ? 'menus:channels.stale' : 'menus:channels.notSaved'
}

/** Form state of one platform's rule, with its submit handler. */
export const useRuleForm = (saved: ChannelPricing) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { texts, write, isChanged, rowVersion, settle, giveUp } = useTexts(saved)
  const percent = percentOf(texts.percent, { min: -50, max: 200 })
  const commission = percentOf(texts.commission, { min: 0, max: 100 })
  const rule =
    percent === null || commission === null
      ? null
      : { percent, commissionPercent: commission, roundUpTo: stepOf(texts.roundUpTo) }
  const { serviceProviderId, channelId } = saved
  const saving = useMutation({
    mutationFn: ({ body }: { body: ChannelPricingUpdateRequest; sent: Texts }) => saveRule(body),
    onSuccess: (stored, { sent }) => {
      settle(sent, stored)
      toast({ kind: 'success', text: t('menus:channels.saved') })
    },
    onError: error => toast({ kind: 'error', text: t(failureOf(error)) }),
    onSettled: async (_stored, error) => {
      await reloadChannels(queryClient, serviceProviderId)
      // The user must see the other user's version first.
      if (isStale(error)) giveUp()
    },
  })
  return {
    percent,
    commission,
    rule,
    roundUpTo: texts.roundUpTo,
    canSave: rule !== null && isChanged && !saving.isPending,
    roundTo: (roundUpTo: string) => write({ roundUpTo }),
    inputOf: (name: 'percent' | 'commission') => ({
      value: texts[name],
      inputMode: 'decimal' as const,
      dir: 'ltr',
      onChange: (event: ChangeEvent<HTMLInputElement>) => write({ [name]: event.target.value }),
      // Shows the number that will be saved.
      onBlur: () => {
        const number = name === 'percent' ? percent : commission
        if (number !== null) write({ [name]: String(number) })
      },
    }),
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (rule) saving.mutate({ body: { serviceProviderId, channelId, rowVersion, ...rule }, sent: texts })
    },
  }
}
