import { ApiError, refreshSession } from '@sufra/shared/api'
import type { PaymentStatus } from '@sufra/shared/contracts/payment'
import { useFormat } from '@sufra/shared/i18n'
import { useSearchParams } from '@sufra/shared/router'
import { Banner, Button, Spinner } from '@sufra/shared/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { SUBSCRIPTION } from '#src/merchant/subscription-key.ts'
import { PayAgain } from './pay-again.tsx'
import { PATIENCE_MS, isAwaited, paymentQuery } from './payment.queries.ts'
import { wordsOf } from './payment-words.ts'

const idIn = (text: string | null): number | null => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null)

const Close = () => {
  const { t } = useTranslation('payment')
  const [, setParams] = useSearchParams()
  const handleClose = () =>
    setParams(
      current => {
        const next = new URLSearchParams(current)
        for (const name of ['successpayment', 'paymentId']) next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <Button size="sm" variant="ghost" onClick={handleClose}>
      {t('close')}
    </Button>
  )
}

const ICONS = { error: CircleAlert, notice: CircleAlert, pending: Hourglass, neutral: CircleCheck }

interface KnownProps {
  payment: PaymentStatus
  isSlow: boolean
  onAsk: () => void
}

const Known = ({ payment, isSlow, onAsk }: KnownProps) => {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { words, tone } = wordsOf(payment, isSlow)
  const Icon = ICONS[tone]
  const text = t(words, { money: format.money(payment.amount) })
  if (payment.canRetry) return <PayAgain payment={payment} tone={tone} text={text} />
  const isWaiting = isAwaited(payment)
  const ask = isSlow && (
    <Button size="sm" variant="ghost" onClick={onAsk}>
      {t('askAgain')}
    </Button>
  )
  return (
    <Banner
      tone={tone}
      icon={isWaiting && !isSlow ? <Spinner /> : <Icon size={18} aria-hidden />}
      action={isWaiting ? ask : <Close />}
    >
      {text}
    </Banner>
  )
}

/** State of the payment by the server; polls while the bank's confirmation may arrive. */
export const PaymentState = () => {
  const { t } = useTranslation('payment')
  const [params] = useSearchParams()
  const [since, setSince] = useState(Date.now)
  const cache = useQueryClient()
  const paymentId = idIn(params.get('paymentId'))
  const { data: payment, error, dataUpdatedAt } = useQuery(paymentQuery({ paymentId, since }))
  const isPaid = payment?.isPaid === true
  useEffect(() => {
    if (!isPaid) return
    // The cached plan and the token are from before the payment, e.g. an expired plan or unfinished onboarding. Beside
    // the success message they would offer to pay again.
    refreshSession().catch(() => undefined)
    for (const key of [...sellerInfoQuery.queryKey, SUBSCRIPTION])
      void cache.invalidateQueries({ queryKey: [key] })
  }, [isPaid, cache])
  const handleAsk = () => setSince(Date.now())
  if (payment)
    return <Known payment={payment} isSlow={dataUpdatedAt - since >= PATIENCE_MS} onAsk={handleAsk} />
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <Banner tone="neutral" action={<Close />}>
        {t('missing')}
      </Banner>
    )
  if (!error) return <Banner tone="neutral">{t('asking')}</Banner>
  return (
    <Banner
      tone="notice"
      action={
        <Button size="sm" variant="ghost" onClick={handleAsk}>
          {t('askAgain')}
        </Button>
      }
    >
      {t('failed')}
    </Banner>
  )
}
