import type { Db } from '#src/database/database.ts'
import { lockFreeOrder } from '../order.repository.ts'
import { linesOfEntry, publishOrder } from './write-order.ts'

/** Tells open browsers of orders that were written past the actions. Last in the transaction, see `publishLiveEvent`. */
export const announceOrders = async (
  db: Db,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<void> => {
  for (const id of ids) {
    const entry = await lockFreeOrder(db, { accountId, id })
    if (entry) await publishOrder(db, entry, await linesOfEntry(db, entry))
  }
}
