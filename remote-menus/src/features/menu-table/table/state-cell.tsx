import type { Product } from '@sufra/shared/contracts/product'
import { useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import { Pill } from '@sufra/shared/ui'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

const DAY = 86_400_000

/** On sale, hidden, or off sale until an instant: its time of day, or its day when that is far. */
export const StateCell = memo(({ product: { isVisible, snoozedUntil } }: { product: Product }) => {
  const { t } = useTranslation()
  const format = useFormat()
  if (isVisible) return <Pill family="active">{t('menus:table.visible')}</Pill>
  if (snoozedUntil === null) return <Pill family="neutral">{t('menus:table.hidden')}</Pill>
  const isSoon = Date.parse(snoozedUntil) - serverNow() < DAY
  const time = isSoon ? format.time(snoozedUntil) : format.dateTime(snoozedUntil)
  return <Pill family="pending">{t('menus:table.until', { time })}</Pill>
})
