import type { Db } from '#src/database/database.ts'
import { publishLiveEvent } from '#src/modules/ground/ground.ts'
import { presentAvailability } from './present-product.ts'
import type { ProductRow } from './product.repository.ts'

/** Tells the account's browsers what can be ordered now. All rows are of one account. */
export const publishAvailability = async (db: Db, rows: ProductRow[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  const products = rows.map(presentAvailability)
  await publishLiveEvent(db, first.accountId, { type: 'product.availability', products })
}
