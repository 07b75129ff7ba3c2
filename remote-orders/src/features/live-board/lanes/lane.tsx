import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { PointerEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Num, chakra, Button } from '@sufra/shared/ui'
import { MovingCards, useDrawnInSteps } from '@sufra/shared/ui/board'
import { useSearchParams } from '@sufra/shared/router'
import type { Order } from '@sufra/shared/contracts/order'
import { choose, isAcceptable, useSelection } from '../select/selection.store.ts'
import type { Arrangement, LaneName } from './arrange-lanes.ts'
import { OrderCard } from '../card/order-card.tsx'
import type { OrderQuestion } from '../card/order-card.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { useMisclickGuard } from './use-misclick-guard.ts'

/** Starts the selection mode, in the header of the new orders. A single order is accepted on its card instead. */
const SelectButton = ({ orders }: { orders: readonly Order[] }) => {
  const { t } = useTranslation()
  const isChoosing = useSelection(({ chosen }) => chosen !== null)
  if (isChoosing || orders.filter(isAcceptable).length < 2) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      data-press="Select"
      icon={<ListChecks size={16} aria-hidden />}
      onClick={() => choose([])}
    >
      {t('orders:select.start')}
    </Button>
  )
}

/**
 * Returns a place key per card of a lane: its index, and the versions of the cards above it as far as they affect its
 * position.
 */
const placesOf = (orders: readonly Order[]): string[] => {
  let versions = 0
  return orders.map(({ rowVersion }, index) => {
    const place = `${index}:${versions}`
    versions += rowVersion
    return place
  })
}

/** Minimum height of a card with its gap, in px. */
const CARD_HEIGHT = 240
/** Minimum height above the lanes: top bar, screen header and lane header, in px. */
const HEADS_HEIGHT = 200
const cardsInWindow = () => Math.ceil((window.innerHeight - HEADS_HEIGHT) / CARD_HEIGHT)

const Root = chakra('section', {
  base: {
    display: 'grid',
    // Long names wrap instead of widening the lane.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minW: '0',
    scrollMarginTop: '16',
    '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '3.5' },
    // Negative margins keep the headers of all lanes at one height.
    '& > header > button': { my: '-2' },
    '& > header > h2': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'lg15',
      fontWeight: 'semibold',
      '& > i': { w: '2.5', h: '2.5', borderRadius: '3px' },
      '& > span': { color: 'muted', fontWeight: 'medium' },
    },
    // On a phone the lanes are stacked, so the sticky header shows the current lane.
    smDown: {
      '& > header': {
        position: 'sticky',
        top: '0',
        zIndex: 'sticky',
        bg: 'bg',
        py: '2',
        my: '-2',
        mb: '1.5',
      },
    },
    '& > div': { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3.5' },
    '& > p': {
      py: '5',
      px: '4',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line',
      borderRadius: 'card',
      color: 'muted',
      textStyle: 'sm13',
      textAlign: 'center',
    },
  },
  variants: {
    lane: {
      new: { '& > header > h2 > i': { bg: 'pending' } },
      preparing: { '& > header > h2 > i': { bg: 'primary' } },
      ready: { '& > header > h2 > i': { bg: 'active.dot' } },
    },
  },
})

interface LaneProps {
  lane: LaneName
  orders: ReadonlyMap<number, Order>
  arrangement: Arrangement
  /** Picked up, still on the way: folded below the ready orders. */
  onTheWay?: Order[]
  isBranchShown: boolean
  onAsk: (question: OrderQuestion) => void
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerLeave', PointerEventHandler>
}

export const Lane = ({ lane, orders, arrangement, onTheWay = [], handlers, ...card }: LaneProps) => {
  const { t } = useTranslation()
  const ids = arrangement.lanes[lane]
  const list = useMisclickGuard<HTMLDivElement>(ids)
  const shown = ids.flatMap(id => orders.get(id) ?? [])
  // A link to one order must show it immediately, so all cards render.
  const isSent = useSearchParams()[0].has('order')
  const [fitting] = useState(cardsInWindow)
  const atOnce = isSent ? Infinity : fitting
  const drawn = useDrawnInSteps({ total: shown.length, atOnce, step: 3, staysFull: true })
  const places = placesOf(shown)
  const count = shown.filter(order => !arrangement.endings[order.id]).length
  return (
    <Root
      lane={lane}
      aria-label={t(`orders:lane.${lane}`)}
      id={`lane-${lane}`}
      // Receives the focus when the focused card disappears.
      data-lane
      tabIndex={-1}
      {...handlers}
    >
      <header>
        <h2>
          <i aria-hidden />
          {t(`orders:lane.${lane}`)}
          <span>
            <Num value={count} />
          </span>
        </h2>
        {lane === 'new' && <SelectButton orders={shown} />}
      </header>
      <div ref={list}>
        {/* Each card gets its place, so that only moved cards are measured. */}
        <MovingCards
          cards={shown.slice(0, drawn).map((order, index) => ({
            id: order.id,
            place: places[index] ?? '',
            isArrival: arrangement.arrivals.includes(order.id),
            content: <OrderCard order={order} isEnding={order.id in arrangement.endings} {...card} />,
          }))}
        />
        {onTheWay.length > 0 && <OnTheWay orders={onTheWay} />}
      </div>
      {shown.length === 0 && onTheWay.length === 0 && <p>{t(`orders:empty.${lane}`)}</p>}
    </Root>
  )
}
