import type { ExecuteActionRequest, OrderActionName, OrderStatus } from '@sufra/shared/contracts/order'
import { validation } from '#src/errors/errors.ts'
import { connectorOf } from '#src/modules/channels/channels.ts'
import { reasonsOf, undoOf } from '../state/available-actions.ts'
import type { Actor } from '../state/available-actions.ts'
import { escalateAtOf } from '../state/escalation-steps.ts'
import { acceptByOf } from '../write/new-order.ts'
import type { OrderEntry } from '../order.repository.ts'
import type { OrderRow } from '../order.table.ts'
import { nextStatus } from '../state/transitions.ts'
import type { Change } from '../write/write-order.ts'

interface Asked {
  entry: OrderEntry
  action: OrderActionName
  request: ExecuteActionRequest
  actor: Actor
}

type Effect = { changes: Partial<OrderRow>; note?: string }

const MINUTE = 60_000
const after = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE)

const accept = ({ entry: { order }, request, actor: { now } }: Asked): Effect => {
  const prepMinutes = request.prepMinutes ?? order.prepMinutes
  // A scheduled order keeps the time that the customer chose.
  const promisedAt = order.status === 'Scheduled' ? order.promisedAt : after(now, prepMinutes)
  return { changes: { acceptedAt: now, prepMinutes, promisedAt }, note: String(prepMinutes) }
}

const withReason = ({ action, request: { reasonCode, reasonText } }: Asked): Effect => {
  if (!reasonCode) throw validation({ reasonCode: ['required'] })
  if (!reasonsOf(action).includes(reasonCode)) throw validation({ reasonCode: ['invalid_value'] })
  const note = reasonText ? `${reasonCode}: ${reasonText}` : reasonCode
  return { changes: { reasonCode, reasonText: reasonText ?? null }, note }
}

const delay = ({ entry: { order }, request: { addMinutes }, actor: { now } }: Asked): Effect => {
  if (addMinutes === undefined) throw validation({ addMinutes: ['required'] })
  const delayMinutes = order.delayMinutes + addMinutes
  const { maxDelayMinutes } = connectorOf(order.channelId).capabilities
  if (delayMinutes > maxDelayMinutes) {
    throw validation({ addMinutes: [`too_big_number:${maxDelayMinutes - order.delayMinutes}`] })
  }
  const promisedAt = after(order.promisedAt ?? now, addMinutes)
  return { changes: { delayMinutes, promisedAt }, note: String(addMinutes) }
}

// A person had to resolve the order first, so the branch gets the full acceptance window when the channel's
// has passed.
const reinject = ({ entry: { order, escalation }, actor: { now } }: Asked): Effect => {
  const { acceptWindowSeconds } = connectorOf(order.channelId).capabilities
  const acceptBy = order.acceptBy > now ? order.acceptBy : acceptByOf(null, now, { acceptWindowSeconds })
  const escalateAt = order.isTest ? null : escalateAtOf(escalation, { reached: null, from: now })
  // The mark of unreadable parts stays, so that people compare the order with the platform's device.
  const isKept = order.failureReason === 'invalid_payload'
  const cause = isKept ? {} : { failureReason: null, failureDetail: null }
  return { changes: { acceptBy, escalateAt, ...cause } }
}

const EFFECTS: Partial<Record<OrderActionName, (asked: Asked) => Effect>> = {
  Accept: accept,
  Reject: withReason,
  Cancel: withReason,
  MarkReady: ({ actor }) => ({ changes: { readyAt: actor.now } }),
  HandOver: ({ actor }) => ({ changes: { pickedUpAt: actor.now } }),
  Delay: delay,
  Print: ({ entry }) => ({ changes: { printCount: entry.order.printCount + 1 } }),
  Reinject: reinject,
}

const BEFORE: Partial<Record<OrderStatus, Partial<OrderRow>>> = {
  Rejected: { reasonCode: null, reasonText: null },
  Ready: { readyAt: null },
}

const undo = ({ order }: OrderEntry, { userId }: Actor): Change | null =>
  order.undoFrom && {
    source: 'user',
    action: 'UndoLast',
    to: order.undoFrom,
    byUserId: userId,
    changes: BEFORE[order.status] ?? { pickedUpAt: null },
  }

/**
 * Returns the changes of an action that is possible. Throws 400 `validation_failed` when the request lacks
 * required values.
 */
export const changeOf = (asked: Asked): Change | null => {
  const { entry, action, actor } = asked
  if (action === 'UndoLast') return undo(entry, actor)
  const from: OrderStatus = entry.order.status
  const to = nextStatus(action, { ...entry.order, autoStartPreparing: entry.autoStartPreparing })
  if (!to) return null
  const { changes = {}, note } = EFFECTS[action]?.(asked) ?? {}
  const taken = to === from ? {} : undoOf({ action, from, acceptBy: entry.order.acceptBy, ...actor })
  return { source: 'user', action, to, byUserId: actor.userId, note, changes: { ...taken, ...changes } }
}
