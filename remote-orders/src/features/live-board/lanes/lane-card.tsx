import { memo } from 'react'
import { MOVES, m } from '@sufra/shared/ui/motion'
import type { Order } from '@sufra/shared/contracts/order'
import { OrderCard } from '../card/order-card.tsx'
import type { OrderQuestion } from '../card/order-card.tsx'

interface LaneCardProps {
  order: Order
  /** changes when the card may stand elsewhere: it is measured then, and at no other time */
  place: string
  isArrival: boolean
  isEnding: boolean
  isBranchShown: boolean
  onAsk: (question: OrderQuestion) => void
}

/** A card with its way: slides in when it is new, travels when its place changes. */
export const LaneCard = memo(({ order, place, isArrival, isEnding, isBranchShown, onAsk }: LaneCardProps) => (
  <m.div
    layout="position"
    layoutId={`order-${order.id}`}
    layoutDependency={place}
    initial={isArrival ? { opacity: 0, y: -16 } : false}
    animate={{ opacity: 1, y: 0 }}
    exit={{ opacity: 0, pointerEvents: 'none', transition: MOVES.leave }}
    transition={MOVES.enter}
  >
    <OrderCard order={order} isEnding={isEnding} isBranchShown={isBranchShown} onAsk={onAsk} />
  </m.div>
))
LaneCard.displayName = 'LaneCard'
