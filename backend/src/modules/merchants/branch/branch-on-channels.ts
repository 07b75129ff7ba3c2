import type { Db } from '#src/database/database.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { shownState, stateOn } from './branch-state.ts'
import type { ShownState } from './branch-state.ts'
import { countBranches, listBranches } from './branch.repository.ts'
import type { BranchFilter } from './branch.repository.ts'

/** A branch with the state that each platform has to show. */
export interface BranchOnChannels extends Pick<ShownState, 'state'> {
  accountId: number
  id: number
  serviceProviderId: number
  name: string
  shown: (ShownState & { channelId: number })[]
}

/** Returns a page of branches with their states on these platforms. */
export const branchesOnChannels = async (
  db: Db,
  filter: BranchFilter,
  { slice, channelIds, now }: { slice: PageSlice; channelIds: number[]; now: Date },
): Promise<{ rows: BranchOnChannels[]; totalCount: number }> => {
  const rows = await listBranches(db, filter, slice)
  return {
    rows: rows.map(row => ({
      accountId: row.accountId,
      id: row.id,
      serviceProviderId: row.serviceProviderId,
      name: row.name,
      state: shownState(row, now).state,
      shown: channelIds.map(channelId => ({ channelId, ...stateOn(row, channelId, now) })),
    })),
    totalCount: await countBranches(db, filter),
  }
}
