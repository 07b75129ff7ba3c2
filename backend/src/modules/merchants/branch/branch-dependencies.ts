import type { BranchChannel } from '@sufra/shared/contracts/branch'
import type { Db, Scope } from '#src/database/database.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/account/account.service.ts'

/** A platform of a branch, with its last shown state. */
export type LinkedChannel = Pick<
  BranchChannel,
  'channelId' | 'channelKey' | 'hoursWay' | 'integrationStatus' | 'shownState'
> & { branchId: number }

/** Functions of the domains that depend on branches. The composition of the domains passes them in. */
export interface BranchDependencies {
  checkPlanLimit: PlanLimitCheck
  channelsOf(db: Db, of: { scope: Scope; branchIds: number[] }): Promise<LinkedChannel[]>
  countOpenOrders(db: Db, of: { accountId: number; branchId: number }): Promise<number>
  /** Ends the links of a deleted branch. */
  disconnect(db: Db, of: { accountId: number; branchId: number }): Promise<void>
  /** Sends the states to the platforms when the transaction of `db` commits. All branches are of one merchant. */
  announceStoreStatus(db: Db, branchIds: number[]): Promise<void>
}
