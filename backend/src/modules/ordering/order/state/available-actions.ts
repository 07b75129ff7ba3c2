import { ORDER_ACTION, OrderActionName } from '@sufra/shared/contracts/order'
import type { AvailableAction, Order, OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'
import type { Permission } from '@sufra/shared/contracts/permission'
import { connectorOf, isOwnTestOrder } from '#src/modules/channels/channels.ts'
import { isUndoable, nextStatus } from './transitions.ts'

export const SHORTEST_DELAY_MINUTES = 5

/** Facts of an order that decide about its actions. */
export interface OrderFacts {
  status: OrderStatus
  type: Order['type']
  channelId: number
  channelOrderId: string
  delayMinutes: number
  undo: { userId: number; until: Date } | null
}

export interface Actor {
  permissions: readonly Permission[]
  userId: number
  now: Date
  /**
   * the merchant is suspended, or its subscription is over: orders in the kitchen can be finished, but no new
   * ones accepted
   */
  isSuspended: boolean
  isExpired?: boolean
  isClosing?: boolean
}

/** Returns the actor of a session for decisions about orders. */
export const actorOf = ({
  permissions,
  userId,
  isSuspended,
  isExpired,
  isClosing,
  viewedBy,
}: Pick<Actor, 'permissions' | 'userId' | 'isSuspended'> & {
  isExpired: boolean
  isClosing: boolean
  viewedBy: number | null
}): Actor => ({
  userId,
  isExpired,
  isClosing,
  now: new Date(),
  permissions: viewedBy === null ? permissions : [],
  isSuspended: isSuspended || isExpired,
})

// One of them suffices. The kitchen cannot undo steps (specification#roles), so undo is not part of
// preparing.
const NEEDED: Record<OrderActionName, readonly Permission[]> = {
  Accept: ['orders.accept'],
  Reject: ['orders.accept'],
  StartPreparing: ['orders.prepare'],
  MarkReady: ['orders.prepare'],
  HandOver: ['orders.handOver'],
  Complete: ['orders.handOver'],
  Cancel: ['orders.cancel'],
  Delay: ['orders.accept'],
  Acknowledge: ['orders.accept'],
  Print: ['orders.accept'],
  UndoLast: ['orders.accept', 'orders.handOver'],
  Reinject: ['orders.accept'],
}

// A new order is rejected or expires, so that the customer is notified.
const BEGINS_SOMETHING = new Set<OrderActionName>(['Accept', 'Reinject'])

/** Returns whether the merchant's status prevents the action, whatever the user's permissions. */
export const isHeldBack = ({ isSuspended }: Pick<Actor, 'isSuspended'>, action: OrderActionName): boolean =>
  isSuspended && BEGINS_SOMETHING.has(action)

const REASONS: Partial<Record<OrderActionName, ReasonCode[]>> = {
  Reject: ['ItemUnavailable', 'TooBusy', 'BranchClosed', 'InvalidAddress', 'PriceMismatch', 'Other'],
  Cancel: [
    'CustomerRequest',
    'ItemUnavailable',
    'TooBusy',
    'BranchClosed',
    'InvalidAddress',
    'PriceMismatch',
    'Other',
  ],
}

export const reasonsOf = (action: OrderActionName): ReasonCode[] => REASONS[action] ?? []

/**
 * Returns whether this user may ever do this with an order in this status: cancelling ready food has a
 * permission of its own.
 */
export const mayAct = (
  { permissions }: Pick<Actor, 'permissions'>,
  action: OrderActionName,
  status: OrderStatus,
): boolean => {
  const isLate = action === 'Cancel' && status === 'Ready'
  const needed: readonly Permission[] = isLate ? ['orders.cancelReady'] : NEEDED[action]
  return needed.some(permission => permissions.includes(permission))
}

const channelAllows = (action: OrderActionName, facts: OrderFacts): boolean => {
  // No platform knows it, so it can always be dismissed.
  if (isOwnTestOrder(facts.channelOrderId) && (action === 'Reject' || action === 'Cancel')) return true
  const { canReject, canCancel, canDelay, maxDelayMinutes } = connectorOf(facts.channelId).capabilities
  if (action === 'Reject') return canReject
  if (action === 'Cancel') return canCancel
  if (action === 'Delay') return canDelay && facts.delayMinutes + SHORTEST_DELAY_MINUTES <= maxDelayMinutes
  return true
}

const canUndo = ({ undo }: OrderFacts, { userId, now }: Actor): boolean =>
  undo !== null && undo.userId === userId && now <= undo.until

/** Returns whether the order allows the action now, for any user. */
export const isPossible = (action: OrderActionName, facts: OrderFacts, actor: Actor): boolean => {
  if (action === 'UndoLast') return canUndo(facts, actor)
  return channelAllows(action, facts) && nextStatus(action, { ...facts, autoStartPreparing: true }) !== null
}

/** Returns the actions that this user may do now. All others are refused. */
export const availableActions = (facts: OrderFacts, actor: Actor): AvailableAction[] =>
  OrderActionName.options
    .filter(
      action =>
        mayAct(actor, action, facts.status) && !isHeldBack(actor, action) && isPossible(action, facts, actor),
    )
    .map(action => ({
      action: ORDER_ACTION[action],
      actionName: action,
      labelKey: `action.${action}`,
      requiresReason: reasonsOf(action).length > 0,
      reasons: reasonsOf(action),
      requiresMinutes: action === 'Accept' || action === 'Delay',
    }))

/**
 * Returns a key of the actor's properties that `availableActions` depends on; actors with equal keys have the
 * same actions.
 */
export const actorKind = (facts: OrderFacts, actor: Actor): string =>
  `${actor.permissions.join()} ${actor.isSuspended} ${canUndo(facts, actor)}`

const UNDO_MS = 10_000
/** A rejection is sent when it can no longer be undone, and in time for the platform's deadline. */
const REJECT_NEEDS_MS = UNDO_MS + 5_000

interface TakenStep {
  action: OrderActionName
  from: OrderStatus
  acceptBy: Date
  userId: number
  now: Date
}

const canWait = ({ action, acceptBy, now }: TakenStep): boolean =>
  action !== 'Reject' || acceptBy.getTime() - now.getTime() >= REJECT_NEEDS_MS

/** Undo is possible for ten seconds, by the user who took the step. */
export const undoOf = (step: TakenStep) =>
  isUndoable(step.action) && canWait(step)
    ? { undoFrom: step.from, undoUserId: step.userId, undoUntil: new Date(step.now.getTime() + UNDO_MS) }
    : { undoFrom: null, undoUserId: null, undoUntil: null }
