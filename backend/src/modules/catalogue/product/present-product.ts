import type { ProductAvailability } from '@sufra/shared/contracts/live-event'
import type { Product } from '@sufra/shared/contracts/product'
import { imageUrl } from '#src/modules/ground/ground.ts'
import type { ProductRow } from './product.repository.ts'

/** A row as it goes over the wire. A price that was never given stays null: 35 is for displays only. */
export const presentProduct = (row: ProductRow): Product => ({
  ...row,
  imageUrl: imageUrl(row.imageKey),
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
})

export const presentAvailability = (row: ProductRow): ProductAvailability => ({
  id: row.id,
  serviceProviderId: row.serviceProviderId,
  isVisible: row.isVisible,
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  snoozeReason: row.snoozeReason,
  excludeBranchesIds: row.excludeBranchesIds,
  rowVersion: row.rowVersion,
})
