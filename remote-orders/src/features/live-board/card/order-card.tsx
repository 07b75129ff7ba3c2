import { memo } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra, Checkbox, VisuallyHidden } from '@sufra/shared/ui'
import { useLongPress } from '@sufra/shared/ui/board'
import type { Order } from '@sufra/shared/contracts/order'
import { useServerClock } from '@sufra/shared/live'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { OrderActions } from './order-actions.tsx'
import { readRing } from '../actions/order-deadline.ts'
import { UndeliveredCallStrip } from '../undelivered-calls/undelivered-call-strip.tsx'
import { undeliveredCallKindOf, isLoud } from '../undelivered-calls/undelivered-call.ts'
import { noteFar } from './far-cards.ts'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMenu } from './order-menu.tsx'
import { EndingStrip, OrderStrips } from './order-strips.tsx'
import { OrderRing } from './order-ring.tsx'
import { choose, isAcceptable, toggleChosen, useIsChosen } from '../select/selection.store.ts'

const ChooseBoxRoot = chakra('span', {
  base: { '& > label': { justifyContent: 'center', minW: 'touch', minH: 'touch', m: '-1' } },
})

/** Checkbox that selects an order. */
const ChooseBox = ({ order, isChosen }: { order: Order; isChosen: boolean }) => {
  const { t } = useTranslation()
  return (
    <ChooseBoxRoot>
      <Checkbox
        data-press="Choose"
        checked={isChosen}
        onChange={() => toggleChosen(order.id)}
        label={<VisuallyHidden>{t('orders:select.order', { number: order.orderNumber })}</VisuallyHidden>}
      />
    </ChooseBoxRoot>
  )
}

const CONTROLS = 'button, a, input, label, [role=menu]'

const Root = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    p: '3.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    // The browser skips layout of cards outside the viewport: of sixty it lays out only those in view.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 18rem',
    // A long press selects the order, not its text.
    '&[data-choosable]': { '@media (pointer: coarse)': { userSelect: 'none' } },
  },
  variants: {
    glow: {
      none: {},
      new: { borderColor: 'pending.line', boxShadow: '0 0 0 3px {colors.pending.soft}' },
      late: { borderColor: 'disabled.line', boxShadow: '0 0 0 3px {colors.disabled.soft}' },
      chosen: { borderColor: 'primary', boxShadow: '0 0 0 3px {colors.primary.soft}' },
      ended: { bg: 'surface.raised', '& > header, & > ul': { opacity: 0.6 } },
    },
  },
})

/** A dialog that a card opens before an action. */
export interface OrderQuestion {
  kind: 'reject' | 'cancel'
  orderId: number
}

interface OrderCardProps {
  order: Order
  isBranchShown: boolean
  /** True for an ended order that stays visible for a few seconds. */
  isEnding: boolean
  onAsk: (question: OrderQuestion) => void
}

const useGlow = (order: Order, { isEnding, isChosen }: { isEnding: boolean; isChosen?: boolean }) => {
  const isLate = useServerClock(
    now => readRing(order, now).isLate || isLoud(undeliveredCallKindOf(order, now)),
  )
  if (isEnding) return 'ended'
  if (isChosen) return 'chosen'
  if (isLate) return 'late'
  return order.orderStatus === 'New' ? 'new' : 'none'
}

/** One order on the board. Number, time, quantities and notes are largest, because cooks read them first. */
export const OrderCard = memo(({ order, isBranchShown, isEnding, onAsk }: OrderCardProps) => {
  const { t } = useTranslation()
  const runner = useOrderAction()
  const isChosen = useIsChosen(order)
  const isChoosing = isChosen !== undefined
  const glow = useGlow(order, { isEnding, isChosen })
  const canBegin = !isChoosing && !isEnding && isAcceptable(order)
  const longPress = useLongPress({
    find: () => (canBegin ? order.id : null),
    onLongPress: id => choose([id]),
  })
  const handleClick = ({ target }: MouseEvent) => {
    if (isChoosing && target instanceof Element && !target.closest(CONTROLS)) toggleChosen(order.id)
  }
  return (
    <Root
      ref={noteFar}
      glow={glow}
      data-order={order.id}
      tabIndex={0}
      aria-label={t('orders:card.name', { number: order.orderNumber })}
      data-choosable={canBegin || isChoosing || undefined}
      onClick={handleClick}
      {...longPress}
    >
      <OrderHead order={order} isBranchShown={isBranchShown}>
        {!isEnding && !isChoosing && (
          <OrderMenu
            order={order}
            runner={runner}
            onCancel={() => onAsk({ kind: 'cancel', orderId: order.id })}
          />
        )}
        {!isEnding && <OrderRing order={order} />}
        {isChoosing && <ChooseBox order={order} isChosen={isChosen} />}
      </OrderHead>
      <OrderLines lines={order.productOrder} />
      <UndeliveredCallStrip order={order} />
      <OrderStrips order={order} />
      {isEnding ? (
        <EndingStrip order={order} />
      ) : (
        <OrderActions
          order={order}
          runner={runner}
          isChoosing={isChoosing}
          onReject={() => onAsk({ kind: 'reject', orderId: order.id })}
        />
      )}
    </Root>
  )
})
OrderCard.displayName = 'OrderCard'
