import type { DriftKind, RepairRequest } from '@sufra/shared/contracts/drift'
import type { GridRow } from './group-rows.ts'

/** What is asked to have a line mended: on one platform, or on all of the branch; of one kind, or of all. */
export const mendOf = (
  { productId }: Pick<GridRow, 'productId'>,
  { branchId, channelId, kind }: { branchId: number; channelId?: number; kind?: DriftKind },
): RepairRequest => ({
  branchIds: [branchId],
  ...(channelId !== undefined && { channelId }),
  ...(productId === null ? { kind: 'state' } : { productId, ...(kind && { kind }) }),
})
