import type { ProductAvailability } from '@sufra/shared/contracts/live-event'
import type { Db } from '#src/database/database.ts'
import { mapYielding } from '#src/routing/map-yielding.ts'
import { liveEventsWrite } from '#src/modules/infrastructure/infrastructure.ts'
import { queueAvailabilityChange } from './availability-changed.ts'
import { readFacts } from './availability-facts.ts'
import { presentAvailability } from './present-product.ts'
import type { ProductRow } from './product.repository.ts'

// About 20 KB, which a browser handles without a delay.
const LARGEST_EVENT = 100

/**
 * Extent of a change. Events carry availability only, so browsers reload an edited product and remove a
 * deleted one.
 */
export type PublishExtent = 'availability' | 'options' | 'everything'

const optionsOf = ({ modifiers }: ProductRow): NonNullable<ProductAvailability['modifierOptions']> =>
  modifiers.map(({ id = 0, options }) => ({
    id,
    options: options.map(option => ({
      id: option.id ?? 0,
      isAvailable: option.isAvailable,
      snoozedUntil: option.snoozedUntil ?? null,
    })),
  }))

/** Publishes the availability to the account's browsers, in one statement. All rows are of one account. */
export const publishAvailability = async (
  db: Db,
  rows: ProductRow[],
  extent: PublishExtent = 'everything',
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const factsOf = await readFacts(db, rows)
  const products = await mapYielding(rows, row => ({
    ...presentAvailability(row, factsOf(row)),
    ...(extent === 'options' && { modifierOptions: optionsOf(row) }),
    ...(extent === 'everything' && { isEdited: true as const }),
    ...(row.deletedAt && { isRemoved: true as const }),
  }))
  const events = Array.from({ length: Math.ceil(products.length / LARGEST_EVENT) }, (_, at) => ({
    type: 'product.availability' as const,
    products: products.slice(at * LARGEST_EVENT, (at + 1) * LARGEST_EVENT),
  }))
  await queueAvailabilityChange(db, rows)
  await liveEventsWrite(db, first.accountId, events)
}
