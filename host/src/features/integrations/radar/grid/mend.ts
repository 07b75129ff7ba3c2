import type { RepairRequest } from '@sufra/shared/contracts/drift'
import type { GridRow } from './group-rows.ts'

/** What is asked to have a line mended: on one platform, or on all of the branch. */
export const mendOf = (
  { productId }: Pick<GridRow, 'productId'>,
  { branchId, channelId }: { branchId: number; channelId?: number },
): RepairRequest => ({
  branchIds: [branchId],
  ...(channelId !== undefined && { channelId }),
  ...(productId === null ? { kind: 'state' } : { productId }),
})
