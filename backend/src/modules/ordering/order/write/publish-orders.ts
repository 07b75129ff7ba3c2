import type { Db } from '#src/database/database.ts'
import { lockFreeOrder } from '../order.repository.ts'
import { linesOfEntry, publishOrder } from './write-order.ts'

/**
 * Publishes orders that were changed outside of the actions. Call it last in the transaction, see
 * `publishLiveEvent`.
 */
export const announceOrders = async (
  db: Db,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<void> => {
  for (const id of ids) {
    const entry = await lockFreeOrder(db, { accountId, id })
    if (entry) await publishOrder(db, entry, await linesOfEntry(db, entry))
  }
}
