import type { Receipt } from '@sufra/shared/contracts/receipt'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { findOrder } from '../order.repository.ts'
import { presentOrderFor } from '../present/present-order.ts'
import { linesOfEntry } from '../write/write-order.ts'
import { receiptOf } from './read-receipt.ts'

/**
 * Returns an order with its seller and the branch's time zone, for a printer without a session. undefined: no
 * such order.
 */
export const readForPaper = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
): Promise<{ receipt: Receipt; timeZone: string } | undefined> => {
  const entry = await findOrder(db, { scope: tenant(accountId), id })
  if (!entry) return undefined
  const nobody = { permissions: [], userId: 0, now: new Date(), isSuspended: false }
  const order = presentOrderFor(entry, await linesOfEntry(db, entry), nobody)
  return { receipt: await receiptOf(db, { row: entry.order, order }), timeZone: entry.timeZone }
}
