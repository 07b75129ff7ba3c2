import type { PointerEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Num, chakra } from '@sufra/shared/ui'
import { AnimatePresence, MOVES, m } from '@sufra/shared/ui/motion'
import type { Order } from '@sufra/shared/contracts/order'
import type { Arrangement, LaneName } from './arrange-lanes.ts'
import { OrderCard } from '../card/order-card.tsx'
import type { OrderQuestion } from '../card/order-card.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { useSettling } from './use-settling.ts'

const Root = chakra('section', {
  base: {
    display: 'grid',
    // Long names break instead of widening the lane.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minW: '0',
    scrollMarginTop: '16',
    '& > h2': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      mb: '3.5',
      textStyle: 'lg15',
      fontWeight: 'semibold',
    },
    // On a phone the lanes stand one under another: the head says in which one you are.
    smDown: {
      '& > h2': { position: 'sticky', top: '0', zIndex: 'sticky', bg: 'bg', py: '2', my: '-2', mb: '1.5' },
    },
    '& > h2 > i': { w: '2.5', h: '2.5', borderRadius: '3px' },
    '& > h2 > span': { color: 'muted', fontWeight: 'medium' },
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3.5' },
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
      new: { '& > h2 > i': { bg: 'pending' } },
      preparing: { '& > h2 > i': { bg: 'primary' } },
      ready: { '& > h2 > i': { bg: 'active.dot' } },
    },
  },
})

interface LaneProps {
  lane: LaneName
  orders: ReadonlyMap<number, Order>
  arrangement: Arrangement
  /** Picked up, still on the way: shown folded under the ready ones. */
  onTheWay?: Order[]
  isBranchShown: boolean
  onAsk: (question: OrderQuestion) => void
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerLeave', PointerEventHandler>
}

export const Lane = ({ lane, orders, arrangement, onTheWay = [], handlers, ...card }: LaneProps) => {
  const { t } = useTranslation()
  const ids = arrangement.lanes[lane]
  const list = useSettling<HTMLDivElement>(ids)
  const shown = ids.flatMap(id => orders.get(id) ?? [])
  const count = shown.filter(order => !arrangement.endings[order.id]).length
  return (
    <Root lane={lane} aria-label={t(`orders:lane.${lane}`)} id={`lane-${lane}`} {...handlers}>
      <h2>
        <i aria-hidden />
        {t(`orders:lane.${lane}`)}
        <span>
          <Num value={count} />
        </span>
      </h2>
      <div ref={list}>
        <AnimatePresence initial={false} mode="popLayout">
          {shown.map(order => (
            <m.div
              key={order.id}
              layout="position"
              layoutId={`order-${order.id}`}
              initial={arrangement.arrivals.includes(order.id) ? { opacity: 0, y: -16 } : false}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0, pointerEvents: 'none', transition: MOVES.leave }}
              transition={MOVES.enter}
            >
              <OrderCard order={order} isEnding={order.id in arrangement.endings} {...card} />
            </m.div>
          ))}
        </AnimatePresence>
        {onTheWay.length > 0 && <OnTheWay orders={onTheWay} />}
      </div>
      {shown.length === 0 && onTheWay.length === 0 && <p>{t(`orders:empty.${lane}`)}</p>}
    </Root>
  )
}
