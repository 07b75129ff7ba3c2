import type { Order } from '@sufra/shared/contracts/order'
import { differenceIn, hasRealDifference, isIncomplete } from '@sufra/shared/contracts/order-sums'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Scale, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Strip } from './strip.ts'

const Difference = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const amount = Math.abs(differenceIn(order, 'total') || differenceIn(order, 'items'))
  return (
    <Strip tone="quiet">
      <Scale size={16} aria-hidden />
      <bdi>
        {t('orders:doubt.difference', {
          channel: inLanguage(order.channel.name, language),
          money: format.money(amount),
        })}
      </bdi>
    </Strip>
  )
}

/** Warning that a part of the order could not be read, so the kitchen must look at the platform's device. */
export const IncompleteStrip = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (!isIncomplete(order)) return null
  return (
    <Strip tone="disabled">
      <TriangleAlert size={16} aria-hidden />
      <bdi>{t('orders:doubt.incomplete', { channel: inLanguage(order.channel.name, language) })}</bdi>
    </Strip>
  )
}

/** Warnings about unreadable parts and differing sums. They only inform; nothing is refused. */
export const OrderWarnings = ({ order }: { order: Order }) => (
  <>
    <IncompleteStrip order={order} />
    {hasRealDifference(order) && <Difference order={order} />}
  </>
)
