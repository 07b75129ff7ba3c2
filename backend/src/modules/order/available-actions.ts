import { ORDER_ACTION, OrderActionName } from '@sufra/shared/contracts/order'
import type { AvailableAction, Order, OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'
import type { RoleName } from '@sufra/shared/contracts/role'
import { connectorOf } from '#src/modules/channel/channel.service.ts'
import { isUndoable, nextStatus } from './transitions.ts'

export const SHORTEST_DELAY_MINUTES = 5

/** What the server knows of an order when it decides who may do what. */
export interface OrderFacts {
  status: OrderStatus
  type: Order['type']
  channelId: number
  delayMinutes: number
  undo: { userId: number; until: Date } | null
}

export interface Actor {
  role: RoleName
  userId: number
  now: Date
}

const COUNTER = OrderActionName.options

// Contract 3. The operator has no live orders at all.
const BY_ROLE: Record<RoleName, readonly OrderActionName[]> = {
  SuperAdmin: [],
  Admin: COUNTER,
  BranchManager: COUNTER,
  Cashier: COUNTER,
  Kitchen: ['StartPreparing', 'MarkReady'],
}

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

/** Whether this role may ever do this with an order in this state: food that is ready is only cancelled by a manager. */
export const mayAct = (role: RoleName, action: OrderActionName, status: OrderStatus): boolean =>
  BY_ROLE[role].includes(action) && !(role === 'Cashier' && action === 'Cancel' && status === 'Ready')

const channelAllows = (action: OrderActionName, facts: OrderFacts): boolean => {
  const { canReject, canCancel, canDelay, maxDelayMinutes } = connectorOf(facts.channelId).capabilities
  if (action === 'Reject') return canReject
  if (action === 'Cancel') return canCancel
  if (action === 'Delay') return canDelay && facts.delayMinutes + SHORTEST_DELAY_MINUTES <= maxDelayMinutes
  return true
}

/** Whether the order allows it now, whoever asks. */
export const isPossible = (action: OrderActionName, facts: OrderFacts, actor: Actor): boolean => {
  if (action === 'UndoLast') {
    return facts.undo !== null && facts.undo.userId === actor.userId && actor.now <= facts.undo.until
  }
  return channelAllows(action, facts) && nextStatus(action, { ...facts, autoStartPreparing: true }) !== null
}

/** What this user may do with this order now. What is not listed, nobody can do. */
export const availableActions = (facts: OrderFacts, actor: Actor): AvailableAction[] =>
  BY_ROLE[actor.role]
    .filter(action => mayAct(actor.role, action, facts.status) && isPossible(action, facts, actor))
    .map(action => ({
      action: ORDER_ACTION[action],
      actionName: action,
      labelKey: `action.${action}`,
      requiresReason: reasonsOf(action).length > 0,
      reasons: reasonsOf(action),
      requiresMinutes: action === 'Accept' || action === 'Delay',
    }))

/** Undo is possible for ten seconds, by the user who took the step. */
export const undoOf = (step: { action: OrderActionName; from: OrderStatus; userId: number; now: Date }) =>
  isUndoable(step.action)
    ? { undoFrom: step.from, undoUserId: step.userId, undoUntil: new Date(step.now.getTime() + 10_000) }
    : { undoFrom: null, undoUserId: null, undoUntil: null }
