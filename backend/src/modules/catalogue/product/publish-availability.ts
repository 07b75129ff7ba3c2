import type { Db } from '#src/database/database.ts'
import { liveEventsWrite } from '#src/modules/ground/ground.ts'
import { presentAvailability } from './present-product.ts'
import type { ProductRow } from './product.repository.ts'

// Some 20 KB: a browser takes that in without a stutter.
const LARGEST_EVENT = 100

/** Tells the account's browsers what can be ordered now, in one statement. All rows are of one account. */
export const publishAvailability = async (db: Db, rows: ProductRow[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  const products = rows.map(presentAvailability)
  const events = Array.from({ length: Math.ceil(products.length / LARGEST_EVENT) }, (_, at) => ({
    type: 'product.availability' as const,
    products: products.slice(at * LARGEST_EVENT, (at + 1) * LARGEST_EVENT),
  }))
  await liveEventsWrite(db, first.accountId, events)
}
