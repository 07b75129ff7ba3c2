import type { Product } from '@sufra/shared/contracts/product'
import type { useFormat } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import type { TFunction } from 'i18next'

const DAY = 86_400_000

interface StateCellProps {
  product: Product
  format: ReturnType<typeof useFormat>
  t: TFunction
}

/** State of a product: on sale, hidden, or snoozed until a time (with the date if it is not near). */
export const StateCell = ({ product: { isVisible, snoozedUntil }, format, t }: StateCellProps) => {
  if (isVisible) return <span className="row-state">{t('menus:table.visible')}</span>
  if (snoozedUntil === null)
    return (
      <span className="row-state" data-hidden="">
        {t('menus:table.hidden')}
      </span>
    )
  const isSoon = Date.parse(snoozedUntil) - serverNow() < DAY
  const time = isSoon ? format.time(snoozedUntil) : format.dateTime(snoozedUntil)
  return (
    <span className="row-state" data-snoozed="">
      {t('menus:table.until', { time })}
    </span>
  )
}
