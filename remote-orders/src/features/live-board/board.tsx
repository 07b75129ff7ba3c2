import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, chakra } from '@sufra/shared/ui'
import { usePreservedState } from '@sufra/shared/remote'
import type { Order } from '@sufra/shared/contracts/order'
import { useServerClock } from '@sufra/shared/live'
import { LANE_NAMES } from './lanes/arrange-lanes.ts'
import { AttentionBars } from './drawers/attention-bars.tsx'
import { bulkBar } from './later-parts.ts'
import { stopChoosing, useSelection } from './select/selection.store.ts'
import { UndeliveredCallBars } from './undelivered-calls/undelivered-call-bars.tsx'
import { QueuedActionsBar } from './connection/queued-actions-bar.tsx'
import { CancelDialog } from '#src/order-actions/cancel-dialog.tsx'
import { KeyHints } from './key-hints.tsx'
import { Lane } from './lanes/lane.tsx'
import type { OrderQuestion } from './card/order-card.tsx'
import { groupOrders } from './lanes/order-groups.ts'
import { RefusedActions } from './connection/refused-actions.tsx'
import { RejectSheet } from './reject/reject-sheet.tsx'
import { SettlingBars } from './settling-bars.tsx'
import { UndoBars } from './reject/undo-bars.tsx'
import { useArrangement } from './lanes/use-arrangement.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useHeldLane } from './lanes/use-held-lane.ts'

/** Bar of the selection mode. Leaving the board ends the mode. */
const SelectionBar = ({ orders }: { orders: readonly Order[] }) => {
  const isChoosing = useSelection(({ chosen }) => chosen !== null)
  useEffect(() => stopChoosing, [])
  return isChoosing ? <bulkBar.Part orders={orders} /> : null
}

const Lanes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '5',
    alignItems: 'start',
    // Two columns: the third lane sits below the second, regardless of the first one's length.
    mdDown: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      '& > :first-of-type': { gridRow: 'span 2' },
    },
    smDown: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gap: '6',
      '& > :first-of-type': { gridRow: 'auto' },
    },
  },
})

const MINUTE = 60_000

interface BoardProps {
  orders: Order[]
  /** true if a filter hides orders on this device */
  isFiltered: boolean
  isOffline: boolean
}

// Preserved across a hot swap, so that an open dialog reopens in the new version.
const useQuestion = () => {
  const [kind, setKind] = usePreservedState<OrderQuestion['kind'] | null>('question', null)
  const [orderId, setOrderId] = usePreservedState<number | null>('questionOrder', null)
  const question = kind === null || orderId === null ? null : { kind, orderId }
  const ask = useCallback(
    (asked: OrderQuestion) => {
      setKind(asked.kind)
      setOrderId(asked.orderId)
    },
    [setKind, setOrderId],
  )
  return { question, ask, closeQuestion: () => setKind(null) }
}

/** The three lanes, the attention bars above them and the dialogs that cards open. */
export const Board = ({ orders, isFiltered, isOffline }: BoardProps) => {
  const { t } = useTranslation()
  const minute = useServerClock(now => Math.floor(now / MINUTE))
  const groups = useMemo(() => groupOrders(orders, minute * MINUTE), [orders, minute])
  const { heldLane, handlersOf } = useHeldLane()
  const arrangement = useArrangement(orders, heldLane)
  const { question, ask, closeQuestion } = useQuestion()
  const asked = question === null ? undefined : groups.byId.get(question.orderId)
  useBoardKeys()

  const isEmpty =
    groups.onTheWay.length === 0 && LANE_NAMES.every(lane => arrangement.lanes[lane].length === 0)
  return (
    <>
      <SettlingBars>
        <QueuedActionsBar />
        <UndoBars orders={orders} />
        <UndeliveredCallBars orders={groups.byId} />
        <AttentionBars groups={groups} isOffline={isOffline} />
      </SettlingBars>
      {isEmpty ? (
        <EmptyState
          drawing="plate"
          title={t(isFiltered ? 'orders:filter.empty' : 'orders:empty.board')}
          detail={t('orders:empty.boardDetail')}
        />
      ) : (
        <Lanes>
          {LANE_NAMES.map(lane => (
            <Lane
              key={lane}
              lane={lane}
              orders={groups.byId}
              arrangement={arrangement}
              onTheWay={lane === 'ready' ? groups.onTheWay : undefined}
              isBranchShown={groups.hasSeveralBranches}
              onAsk={ask}
              handlers={handlersOf(lane)}
            />
          ))}
        </Lanes>
      )}
      <SelectionBar orders={orders} />
      <KeyHints />
      <RejectSheet order={question?.kind === 'reject' ? asked : undefined} onClose={closeQuestion} />
      <CancelDialog order={question?.kind === 'cancel' ? asked : undefined} onClose={closeQuestion} />
      <RefusedActions />
    </>
  )
}
