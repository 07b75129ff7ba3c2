import type { MySubscription } from '@sufra/shared/contracts/subscription'
import { useFormat } from '@sufra/shared/i18n'
import { Button } from '@sufra/shared/ui'
import { ConfirmDialog, toast } from '@sufra/shared/ui/overlays'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'
import { cancelPlan, mySubscriptionQuery, resumePlan } from './subscriptions.queries.ts'

const RUNNING = ['Active', 'PastDue', 'Trial']

/** Cancels the plan at the end of its period, and withdraws a change planned for that day. */
export const CancelPlan = ({ mine: { current, next, ahead } }: { mine: MySubscription }) => {
  const { t } = useTranslation(['onboarding', 'host'])
  const format = useFormat()
  const notDoneWords = useFailureText()
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: 'cancel' | 'resume') => (wanted === 'cancel' ? cancelPlan() : resumePlan()),
    onSuccess: answer => cache.setQueryData(mySubscriptionQuery.queryKey, answer),
    onError: error => {
      toast({ kind: 'error', text: notDoneWords(error, t('onboarding:plans.mine.notChanged')) })
      void cache.invalidateQueries(mySubscriptionQuery)
    },
    onSettled: () => setIsAsking(false),
  })
  if (!current?.expiryDate || !RUNNING.includes(current.status)) return null
  if (current.endsWithPeriod || next)
    return (
      <Button variant="outline" isLoading={isPending} onClick={() => mutate('resume')}>
        {t(next ? 'onboarding:plans.mine.keepPlan' : 'onboarding:plans.mine.resume')}
      </Button>
    )
  if (ahead.length > 0) return null
  return (
    <>
      <Button variant="ghost" color="muted" onClick={() => setIsAsking(true)}>
        {t('onboarding:plans.mine.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        isBusy={isPending}
        title={t('onboarding:plans.mine.cancelTitle')}
        body={t('onboarding:plans.mine.cancelBody', { date: format.date(current.expiryDate) })}
        confirmLabel={t('onboarding:plans.mine.cancelConfirm')}
        cancelLabel={t('onboarding:plans.mine.keep')}
        onConfirm={() => mutate('cancel')}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
