import type { ChannelAction, UndeliveredCall } from '@sufra/shared/contracts/channel-call'
import type { ExecuteActionRequest, OrderActionName, ReasonCode } from '@sufra/shared/contracts/order'
import type { ChannelCalls, OrderCall } from '#src/modules/channels/channels.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition } from '#src/errors/errors.ts'
import type { OrderEntry } from '../order.repository.ts'
import type { OrderRow } from '../order.table.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Tolerance, because the platform's clock may be slow. */
const AFTER_DEADLINE_MS = 30 * SECOND
/** The call is sent this long after the end of the undo. */
const AFTER_UNDO_MS = SECOND

interface Asked {
  order: OrderRow
  request: ExecuteActionRequest
}

const whyOf = ({
  request: { reasonCode, reasonText },
}: Asked): { reason: ReasonCode; text: string | null } => ({
  reason: reasonCode ?? 'Other',
  text: reasonText ?? null,
})

const CALLS: Partial<Record<OrderActionName, (asked: Asked) => OrderCall>> = {
  Accept: ({ order, request }) => ({ action: 'accept', minutes: request.prepMinutes ?? order.prepMinutes }),
  Reject: asked => ({ action: 'reject', ...whyOf(asked) }),
  Delay: ({ request }) => ({ action: 'delay', minutes: request.addMinutes ?? 0 }),
  MarkReady: () => ({ action: 'ready' }),
  HandOver: () => ({ action: 'handedOver' }),
  Cancel: asked => ({ action: 'cancel', ...whyOf(asked) }),
}

const UNDONE: Partial<Record<OrderRow['status'], ChannelAction>> = {
  Rejected: 'reject',
  Ready: 'ready',
  PickedUp: 'handedOver',
  Completed: 'handedOver',
}

/** Returns when a call becomes useless: an answer at the order's deadline, other calls after a while. */
const giveUpAt = (call: OrderCall, { acceptBy }: OrderRow, now: Date): Date => {
  const isAnswer = call.action === 'accept' || call.action === 'reject'
  if (!isAnswer) return new Date(now.getTime() + (call.action === 'delay' ? 15 : 60) * MINUTE)
  return new Date(Math.max(acceptBy.getTime(), now.getTime()) + AFTER_DEADLINE_MS)
}

interface Step {
  entry: OrderEntry
  action: OrderActionName
  request: ExecuteActionRequest
  now: Date
  /** end of the time in which the step can be undone */
  undoUntil: Date | null
}

/**
 * Queues the platform's call for a step, in its transaction. Returns the order's outstanding call afterwards:
 * the one that it had, or the new one. A held-back call is not outstanding yet.
 */
export const queuePlatformCall = async (
  { db, calls }: { db: Db; calls: ChannelCalls },
  { entry: { order }, action, request, now, undoUntil }: Step,
): Promise<UndeliveredCall | null> => {
  const known = order.undeliveredCall
  const call = CALLS[action]?.({ order, request })
  if (!call) return known
  const notBefore = undoUntil ? new Date(undoUntil.getTime() + AFTER_UNDO_MS) : undefined
  const { accountId, id: orderId, branchId, channelId, channelOrderId } = order
  const isHeard = await calls.tell(
    db,
    { accountId, orderId, branchId, channelId, channelOrderId },
    { call, now, notBefore, giveUpAt: giveUpAt(call, order, notBefore ?? now) },
  )
  if (!isHeard || notBefore || known) return known
  return { action: call.action, since: now.toISOString(), state: 'waiting', problem: null }
}

/** Withdraws the call of a step that is undone. Throws 409 `illegal_transition` when it was sent. */
export const withdrawPlatformCall = async (
  { db, calls }: { db: Db; calls: ChannelCalls },
  { order }: OrderEntry,
  current: () => object,
): Promise<void> => {
  const action = UNDONE[order.status]
  const { accountId, id: orderId } = order
  if (action && !(await calls.withdraw(db, { accountId, orderId }, action)))
    throw illegalTransition(current())
}
