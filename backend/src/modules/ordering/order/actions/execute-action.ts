import type { ActedOrder, ExecuteActionRequest, OrderActionName } from '@sufra/shared/contracts/order'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import {
  accountClosing,
  accountSuspended,
  forbiddenRole,
  illegalTransition,
  notFound,
  staleVersion,
  subscriptionExpired,
  validation,
} from '#src/errors/errors.ts'
import type { BranchStates } from '#src/modules/merchants/merchants.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { changeOf } from './action-change.ts'
import { isHeldBack, isPossible, mayAct } from '../state/available-actions.ts'
import type { Actor } from '../state/available-actions.ts'
import { findOrder } from '../order.repository.ts'
import type { LineEntry, OrderEntry } from '../order.repository.ts'
import { factsOf, presentOrderFor } from '../present/present-order.ts'
import type { ChannelCalls } from '#src/modules/channels/channels.ts'
import { withdrawPlatformCall, queuePlatformCall } from '../platform/order-call.ts'
import { applyFixes, revertFixes } from './reject-fixes.ts'
import { resolveAgain } from './reinject-order.ts'
import { queueOnAccept } from '#src/modules/ordering/print-queue/print-queue.service.ts'
import { linesOfEntry, publishOrder, takeStep } from '../write/write-order.ts'
import { appendHistory } from '../order-history.repository.ts'
import { escalateAtOf } from '../state/escalation-steps.ts'
import { setEscalateAt } from '../escalation/escalation.repository.ts'

export interface ActionCall {
  accountId: number
  /** branches that the user is limited to; empty for all */
  branchIds: number[]
  actor: Actor
  action: OrderActionName
  request: ExecuteActionRequest
  /** calls to the order's platform */
  calls: ChannelCalls
  branchStates: BranchStates
}

interface Seen {
  entry: OrderEntry
  lines: LineEntry[]
}

const read = async (db: Db, { accountId, branchIds, request }: ActionCall): Promise<Seen> => {
  const entry = await findOrder(db, { scope: tenant(accountId), id: request.orderId })
  if (!entry) throw notFound()
  refuseOtherBranch({ branchIds }, entry.order.branchId)
  return { entry, lines: await linesOfEntry(db, entry) }
}

/** Restarts the time until the next step, because somebody silenced the bell. */
const recordSilence = async (
  db: Db,
  { order, escalation }: OrderEntry,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
): Promise<void> => {
  const escalateAt = order.isTest ? null : escalateAtOf(escalation, { reached: order.escalation, from: now })
  await setEscalateAt(db, order, escalateAt)
  const { accountId, id: orderId, status } = order
  await appendHistory(db, [
    {
      accountId,
      orderId,
      at: now,
      byUserId: userId,
      source: 'user',
      action: 'Acknowledge',
      from: status,
      to: status,
    },
  ])
}

const heldBackBy = ({ isClosing, isExpired }: Actor): Error => {
  if (isClosing) return accountClosing()
  return isExpired ? subscriptionExpired() : accountSuspended()
}

// Checks, before any write, whether this user may apply the action to the order in its present state.
const check = ({ entry, lines }: Seen, { actor, action, request }: ActionCall): void => {
  const { status, rowVersion } = entry.order
  if (!mayAct(actor, action, status)) throw forbiddenRole()
  // A fix changes the menu, which a suspended merchant may not do.
  if (isHeldBack(actor, action) || (actor.isSuspended && request.fixes)) throw heldBackBy(actor)
  const current = () => presentOrderFor(entry, lines, actor)
  if (!isPossible(action, factsOf(entry.order), actor)) throw illegalTransition(current())
  if (request.rowVersion !== undefined && request.rowVersion !== rowVersion) throw staleVersion(current())
}

// PostgreSQL's serialization failure (`sqlStateOf`), so that the whole transaction is retried.
const changedMeanwhile = (): Error =>
  Object.assign(new Error('the order was changed meanwhile'), { code: '40001', severity: 'ERROR' })

// The order changed meanwhile; the answer contains its current state. A change that keeps its status (a
// driver, a printed ticket) refuses nobody, unless the request named a version.
const lostTo = async (db: Db, call: ActionCall, { entry: { order: seen } }: Seen): Promise<Error> => {
  const { entry, lines } = await read(db, call)
  if (entry.order.status === seen.status) return changedMeanwhile()
  return illegalTransition(presentOrderFor(entry, lines, call.actor))
}

/** Executes one action of one user with all its effects. Throws errors by their `code` (specification#wire). */
export const executeAction = async (db: Db, call: ActionCall): Promise<ActedOrder> => {
  const { actor, action, request, calls } = call
  const seen = await read(db, call)
  const { entry, lines } = seen
  check(seen, call)
  const change = changeOf({ entry, action, request, actor })
  if (!change) throw illegalTransition(presentOrderFor(entry, lines, actor))
  if (action === 'Acknowledge') {
    await recordSilence(db, entry, actor)
    return presentOrderFor(entry, lines, actor)
  }
  if (request.mapping && action !== 'Reinject') throw validation({ mapping: ['not_allowed_here'] })
  if (action === 'Reinject' && !(await resolveAgain(db, { entry, lines, actor, mapping: request.mapping }))) {
    throw illegalTransition(presentOrderFor(entry, lines, actor))
  }
  if (action === 'UndoLast')
    await withdrawPlatformCall({ db, calls }, entry, () => presentOrderFor(entry, lines, actor))
  const undoUntil = change.changes?.undoUntil ?? null
  const undeliveredCall = await queuePlatformCall(
    { db, calls },
    { entry, action, request, now: actor.now, undoUntil },
  )
  // Locks the menu before the order, both for the action and for its undo, so that two transactions cannot
  // deadlock.
  const undoFixes = await applyFixes(db, { ...call, lines, branchId: entry.order.branchId })
  const leftAlone = action === 'UndoLast' ? await revertFixes(db, call, entry.order.undoFixes) : null
  const kept = action === 'Reject' && undoUntil ? { undeliveredCall, undoFixes } : { undeliveredCall }
  const changed = await takeStep(db, {
    entry,
    now: actor.now,
    change: { ...change, changes: { ...change.changes, ...kept } },
  })
  if (!changed) throw await lostTo(db, call, seen)
  if (action === 'Accept') await queueOnAccept(db, changed.order)
  const shown = action === 'Reinject' ? await linesOfEntry(db, changed) : lines
  await publishOrder(db, changed, shown)
  return { ...presentOrderFor(changed, shown, actor), ...(leftAlone && { leftAlone }) }
}
