import { useTranslation } from 'react-i18next'
import { CloudOff, CloudUpload } from 'lucide-react'
import { useLanguage } from '@sufra/shared/i18n'
import { useServerClock } from '@sufra/shared/live'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { Strip } from '#src/order-display/strip.ts'
import { debtKindOf, debtMinutes } from './order-debt.ts'

const LoudStrip = ({ text }: { text: string }) => (
  <Strip tone="disabled" role="alert">
    <CloudOff size={16} aria-hidden />
    {text}
  </Strip>
)

/** Undelivered platform call of an order: unobtrusive during retries, prominent when a person must act. */
export const DebtStrip = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const kind = useServerClock(now => debtKindOf(order, now))
  const minutes = useServerClock(now => debtMinutes(order, now))
  const debt = order.channelDebt
  if (!debt || kind === 'none') return null
  const channel = inLanguage(order.channel.name, language)
  if (kind === 'unheard') return <LoudStrip text={t(`orders:debt.unheard.${debt.action}`, { channel })} />
  if (kind === 'refused') {
    const problem = t(`orders:debt.problem.${debt.problem ?? 'invalid'}`)
    return <LoudStrip text={t('orders:debt.refused', { channel, problem })} />
  }
  return (
    <Strip tone="quiet">
      <CloudUpload size={16} aria-hidden />
      {minutes === 0
        ? t('orders:debt.waiting', { channel })
        : t('orders:debt.waitingFor', { channel, count: minutes })}
    </Strip>
  )
}
