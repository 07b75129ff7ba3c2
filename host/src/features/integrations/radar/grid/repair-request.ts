import type { DriftKind, RepairRequest } from '@sufra/shared/contracts/drift'
import type { GridRow } from './group-rows.ts'

/** Returns the repair request of a row: for one platform or all of the branch, one kind or all. */
export const repairRequestOf = (
  { productId }: Pick<GridRow, 'productId'>,
  { branchId, channelId, kind }: { branchId: number; channelId?: number; kind?: DriftKind },
): RepairRequest => ({
  branchIds: [branchId],
  ...(channelId !== undefined && { channelId }),
  ...(productId === null ? { kind: 'state' } : { productId, ...(kind && { kind }) }),
})
