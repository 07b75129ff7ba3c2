import type { ProductAvailability } from '@sufra/shared/contracts/live-event'
import type { Product } from '@sufra/shared/contracts/product'
import type { Db } from '#src/database/database.ts'
import { mapYielding } from '#src/routing/map-yielding.ts'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'
import { readFacts } from './availability-facts.ts'
import type { AvailabilityFacts } from './availability-facts.ts'
import type { ProductRow } from './product.repository.ts'

const present = (row: ProductRow, facts: AvailabilityFacts): Product => ({
  ...row,
  ...facts,
  imageUrl: imageUrl(row.imageKey),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
})

/** Returns rows of one account in the format of the API. A missing price stays null: 35 is for displays only. */
export const presentProducts = async (db: Db, rows: ProductRow[]): Promise<Product[]> => {
  const factsOf = await readFacts(db, rows)
  return mapYielding(rows, row => present(row, factsOf(row)))
}

export const presentProduct = async (db: Db, row: ProductRow): Promise<Product> => {
  const factsOf = await readFacts(db, [row])
  return present(row, factsOf(row))
}

export const presentAvailability = (row: ProductRow, facts: AvailabilityFacts): ProductAvailability => ({
  id: row.id,
  serviceProviderId: row.serviceProviderId,
  isVisible: row.isVisible,
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  snoozeReason: row.snoozeReason,
  excludeBranchesIds: row.excludeBranchesIds,
  ...facts,
  rowVersion: row.rowVersion,
})
