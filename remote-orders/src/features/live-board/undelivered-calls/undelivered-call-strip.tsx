import { useTranslation } from 'react-i18next'
import { CloudOff, CloudUpload } from 'lucide-react'
import { useLanguage } from '@sufra/shared/i18n'
import { useServerClock } from '@sufra/shared/live'
import type { Order } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { Strip } from '#src/order-display/strip.ts'
import { undeliveredCallKindOf, minutesUndelivered } from './undelivered-call.ts'

const LoudStrip = ({ text }: { text: string }) => (
  <Strip tone="disabled" role="alert">
    <CloudOff size={16} aria-hidden />
    {text}
  </Strip>
)

/** Undelivered platform call of an order: unobtrusive during retries, prominent when a person must act. */
export const UndeliveredCallStrip = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const kind = useServerClock(now => undeliveredCallKindOf(order, now))
  const minutes = useServerClock(now => minutesUndelivered(order, now))
  const call = order.channelDebt
  if (!call || kind === 'none') return null
  const channel = inLanguage(order.channel.name, language)
  if (kind === 'unheard')
    return <LoudStrip text={t(`orders:undeliveredCall.unheard.${call.action}`, { channel })} />
  if (kind === 'refused') {
    const problem = t(`orders:undeliveredCall.problem.${call.problem ?? 'invalid'}`)
    return <LoudStrip text={t('orders:undeliveredCall.refused', { channel, problem })} />
  }
  return (
    <Strip tone="quiet">
      <CloudUpload size={16} aria-hidden />
      {minutes === 0
        ? t('orders:undeliveredCall.waiting', { channel })
        : t('orders:undeliveredCall.waitingFor', { channel, count: minutes })}
    </Strip>
  )
}
