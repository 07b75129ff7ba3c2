import type { BranchChannel } from '@sufra/shared/contracts/branch'
import type { Db, Scope } from '#src/database/database.ts'
import type { TakeRoom } from '#src/modules/merchants/account/account.service.ts'

/** A platform that a branch is linked to, and what was seen there last. */
export type LinkedChannel = Pick<
  BranchChannel,
  'channelId' | 'channelKey' | 'hoursWay' | 'integrationStatus' | 'shownState'
> & { branchId: number }

/** What branches ask and tell the domains above them: handed in where the domains are put together. */
export interface BranchNeighbours {
  takeRoom: TakeRoom
  channelsOf(db: Db, of: { scope: Scope; branchIds: number[] }): Promise<LinkedChannel[]>
  countOpenOrders(db: Db, of: { accountId: number; branchId: number }): Promise<number>
  /** Ends the links of a branch that is no more. */
  disconnect(db: Db, of: { accountId: number; branchId: number }): Promise<void>
  /** Lets the platforms know, once the transaction of `db` commits. All branches are of one merchant. */
  announceStoreStatus(db: Db, branchIds: number[]): Promise<void>
}
