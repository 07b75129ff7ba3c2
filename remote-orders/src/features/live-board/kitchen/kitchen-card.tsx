import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageSquareText } from 'lucide-react'
import { Checkbox, chakra } from '@sufra/shared/ui'
import { useLanguage } from '@sufra/shared/i18n'
import type { Order, ProductOrder } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useServerClock } from '@sufra/shared/live'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { offerOf } from '#src/order-actions/order-offer.ts'
import { IncompleteStrip } from '#src/order-display/order-warnings.tsx'
import { OutsideSaleHours } from '#src/order-display/outside-sale-hours.tsx'
import { Strip } from '#src/order-display/strip.ts'
import { readRing } from '../actions/order-deadline.ts'
import { lineOptions } from '../card/line-options.ts'
import { OrderHead } from '../card/order-head.tsx'
import { OrderRing } from '../card/order-ring.tsx'
import { StepButton } from '../card/step-button.tsx'
import { stationLines } from './stations.ts'
import type { Stations } from './stations.ts'
import { toggleTick, useAllTicked, useIsTicked } from './ticks.store.ts'

const Root = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    p: '3.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    '& > ul': { display: 'grid', listStyle: 'none' },
    '& > ul > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > ul > li > label': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minH: 'touch',
      py: '2.5',
      textStyle: 'lg15',
      overflowWrap: 'anywhere',
    },
    '& li input': { mt: '0.5' },
    '& small': { display: 'block', color: 'muted', textStyle: 'sm13' },
    '& small[data-note]': { color: 'notice' },
    '& li b': { color: 'primary.hover', fontVariantNumeric: 'tabular-nums' },
    '& > ul > li[data-ticked]': { color: 'muted', '& span > span': { textDecoration: 'line-through' } },
    '& > p[data-elsewhere]': { color: 'muted', textStyle: 'sm13' },
  },
  variants: {
    isLate: {
      true: { borderColor: 'disabled.line', boxShadow: '0 0 0 3px {colors.disabled.soft}' },
    },
  },
})

const KitchenLine = ({ order, line }: { order: Order; line: ProductOrder }) => {
  const { language } = useLanguage()
  const isTicked = useIsTicked(order, line)
  const options = lineOptions(line, language)
  return (
    <li data-ticked={isTicked || undefined}>
      <Checkbox
        checked={isTicked}
        onChange={() => toggleTick(order, line)}
        label={
          <>
            <b>{`${line.productQuantity}×`}</b> <span>{inLanguage(line.productName, language)}</span>
            {options !== '' && <small>{options}</small>}
            {line.note !== '' && <small data-note>{line.note}</small>}
            {line.isOutsideSaleHours && <OutsideSaleHours />}
          </>
        }
      />
    </li>
  )
}

interface KitchenCardProps {
  order: Order
  /** categories of this station; empty means all */
  chosen: readonly number[]
  stations: Stations | undefined
}

/** One order for a station's cook: dishes to tick off, and the next step, which stands out once all are ticked. */
export const KitchenCard = memo(({ order, chosen, stations }: KitchenCardProps) => {
  const { t } = useTranslation()
  const lines = stationLines(order, chosen, stations)
  const runner = useOrderAction()
  const isDone = useAllTicked(order, lines)
  const isLate = useServerClock(now => readRing(order, now).isLate)
  const elsewhere = order.productOrder.length - lines.length
  return (
    <Root
      isLate={isLate}
      data-order={order.id}
      tabIndex={0}
      aria-label={t('orders:card.name', { number: order.orderNumber })}
    >
      <OrderHead order={order}>
        <OrderRing order={order} />
      </OrderHead>
      <IncompleteStrip order={order} />
      <ul>
        {lines.map(line => (
          <KitchenLine key={line.id} order={order} line={line} />
        ))}
      </ul>
      {order.note !== '' && (
        <Strip tone="notice">
          <MessageSquareText size={16} aria-hidden />
          {order.note}
        </Strip>
      )}
      {elsewhere > 0 && <p data-elsewhere>{t('orders:kitchen.elsewhere', { count: elsewhere })}</p>}
      {offerOf(order, 'MarkReady') && (
        <StepButton variant={isDone ? 'solid' : 'outline'} order={order} step="MarkReady" runner={runner} />
      )}
    </Root>
  )
})
KitchenCard.displayName = 'KitchenCard'
