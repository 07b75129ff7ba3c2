import type { Order } from '@sufra/shared/contracts/order'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { RefundRequest } from '@sufra/shared/contracts/refund'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound, staleVersion, validation } from '#src/errors/errors.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { findOrder } from '../order.repository.ts'
import type { OrderEntry } from '../order.repository.ts'
import { presentOrderFor } from '../present/present-order.ts'
import { orderRefund } from '../refund.table.ts'
import type { Actor } from '../state/available-actions.ts'
import { linesOfEntry, publishOrder, takeStep } from '../write/write-order.ts'
import { refundableOf } from '../state/refundable.ts'

interface RefundCall {
  accountId: number
  /** branches that the user is limited to; empty for all */
  branchIds: number[]
  actor: Actor
  request: RefundRequest
}

const noteOf = ({ amount, reason, note }: RefundRequest): string =>
  [amount.toFixed(2), reason, note].filter(Boolean).join(': ')

const find = async (db: Db, { accountId, branchIds, request }: RefundCall): Promise<OrderEntry> => {
  const entry = await findOrder(db, { scope: tenant(accountId), id: request.orderId })
  if (!entry) throw notFound()
  refuseOtherBranch({ branchIds }, entry.order.branchId)
  return entry
}

/**
 * Records a refund of an order, at most the paid amount; the platform moves the money. Errors: 400, 403, 404,
 * 409 `stale_version`, and `illegal_transition` when nothing can be refunded.
 */
export const refundOrder = async (db: Db, call: RefundCall): Promise<Order> => {
  const { accountId, actor, request } = call
  const entry = await find(db, call)
  const lines = await linesOfEntry(db, entry)
  const current = () => presentOrderFor(entry, lines, actor)
  const { order } = entry
  if (request.rowVersion !== undefined && request.rowVersion !== order.rowVersion)
    throw staleVersion(current())
  const left = refundableOf(order)
  if (left === 0) throw illegalTransition(current())
  if (request.amount > left) throw validation({ amount: [`too_big_number:${left}`] })
  const refundedTotal = toRiyals(toHalalas(order.refundedTotal) + toHalalas(request.amount))
  const changed = await takeStep(db, {
    entry,
    now: actor.now,
    change: {
      source: 'user',
      action: 'Refund',
      to: order.status,
      byUserId: actor.userId,
      note: noteOf(request),
      changes: { refundedTotal },
    },
  })
  // A concurrent change may have refunded the rest.
  if (!changed) throw staleVersion(presentOrderFor(await find(db, call), lines, actor))
  await db.insert(orderRefund).values({
    accountId,
    orderId: order.id,
    amount: request.amount,
    reason: request.reason,
    note: request.note || null,
    byUserId: actor.userId,
    at: actor.now,
  })
  await publishOrder(db, changed, lines)
  return presentOrderFor(changed, lines, actor)
}
