import { useTranslation } from 'react-i18next'
import { ClockAlert, TriangleAlert } from 'lucide-react'
import { chakra } from '@sufra/shared/ui'
import { useLanguage } from '@sufra/shared/i18n'
import type { ProductOrder } from '@sufra/shared/contracts/order'
import { isIncomplete } from '@sufra/shared/contracts/order-sums'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useServerClock } from '@sufra/shared/live'
import { ChannelMark } from '#src/order-display/channel-mark.tsx'
import { readRing } from '../actions/order-deadline.ts'
import { lineOptions } from '../card/line-options.ts'
import type { WallOrder } from './wall-orders.ts'

const MINUTE = 60_000
/** One extra line is shown too, because "+1 more" would need the same space. */
const SHOWN = 3

const Root = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: '0.3em',
    minW: '0',
    minH: '0',
    p: '0.5em 0.7em',
    overflow: 'hidden',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    borderInlineStartWidth: '0.4em',
    '& > header': { display: 'flex', alignItems: 'center', gap: '0.4em', lineHeight: 1.2 },
    '& > header > img': { w: '1.6em', h: '1.6em' },
    '& > header > h2': { flex: 1, minW: '0', fontSize: '2em', fontWeight: 'semibold' },
    '& > header > svg': { w: '1.6em', h: '1.6em', color: 'disabled', flexShrink: 0 },
    '& > header > p': { textAlign: 'end', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& > header > p > span': { display: 'block', fontSize: '0.75em', fontWeight: 'medium' },
    // Line height with room for dots below Arabic letters.
    '& > ul': { listStyle: 'none', lineHeight: 1.65 },
    '& > ul > li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { color: 'primary.hover', fontVariantNumeric: 'tabular-nums' },
    '& small': { fontSize: '0.8em', color: 'muted' },
    '& svg[data-outside]': {
      display: 'inline',
      w: '0.9em',
      h: '0.9em',
      color: 'pending',
      verticalAlign: '-0.1em',
    },
  },
  variants: {
    lane: {
      new: { borderInlineStartColor: 'pending', '& > header > p > span': { color: 'pending' } },
      preparing: { borderInlineStartColor: 'primary', '& > header > p > span': { color: 'primary' } },
      ready: { borderInlineStartColor: 'active.dot', '& > header > p > span': { color: 'active' } },
    },
    isLate: { true: { bg: 'disabled.soft', '& > header > p': { color: 'disabled' } } },
  },
})

/** Icon without text, because the wall has no room for it. */
const OutsideMark = () => {
  const { t } = useTranslation()
  return <ClockAlert data-outside role="img" aria-label={t('orders:card.outsideSaleHours')} />
}

const WallLine = ({ line }: { line: ProductOrder }) => {
  const { language } = useLanguage()
  const extras = [lineOptions(line, language), line.note].filter(Boolean).join(' · ')
  return (
    <li>
      <b>{`${line.productQuantity}×`}</b> {inLanguage(line.productName, language)}{' '}
      {line.isOutsideSaleHours && <OutsideMark />}
      {extras && <small>{extras}</small>}
    </li>
  )
}

/** An order in a size that is readable across the kitchen. */
export const WallCard = ({ order, lane }: WallOrder) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const age = useServerClock(now => Math.max(0, Math.floor((now - Date.parse(order.placedAt)) / MINUTE)))
  const isLate = useServerClock(now => readRing(order, now).isLate)
  const channel = inLanguage(order.channel.name, language)
  const lines = order.productOrder
  const shown = lines.length > SHOWN + 1 ? lines.slice(0, SHOWN) : lines
  return (
    <Root lane={lane} isLate={isLate} aria-label={t('orders:card.name', { number: order.orderNumber })}>
      <header>
        <ChannelMark logoUrl={order.channel.logoUrl} name={channel} />
        <h2>
          <bdi dir="ltr" className="sf-num">{`#${order.orderNumber}`}</bdi>
        </h2>
        {isIncomplete(order) && (
          <TriangleAlert role="img" aria-label={t('orders:doubt.incomplete', { channel })} />
        )}
        <p>
          {t('orders:wall.age', { count: age })}
          <span>{t(`orders:lane.${lane}`)}</span>
        </p>
      </header>
      <ul>
        {shown.map(line => (
          <WallLine key={line.id} line={line} />
        ))}
        {shown.length < lines.length && (
          <li>
            {t('orders:card.moreItems', { count: lines.length - shown.length })}{' '}
            {lines.slice(shown.length).some(line => line.isOutsideSaleHours) && <OutsideMark />}
          </li>
        )}
      </ul>
    </Root>
  )
}
