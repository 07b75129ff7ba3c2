import type { Db, Scope } from '#src/database/database.ts'
import { connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import type { LinkedChannel } from '#src/modules/merchants/merchants.ts'
import { disconnectAll, findByStores, findOfBranches, findOfBrand } from './integration.repository.ts'
import type { LinkedStore, Store, StoreName } from './integration.repository.ts'

export type { Store } from './integration.repository.ts'

/** Whose shops platforms mean by their store numbers. Looks over all merchants: in the scope of all only. */
export const integrationsOfStores = async (db: Db, names: StoreName[]): Promise<Store[]> =>
  findByStores(db, names)

/** The shops that take menus of a brand on one platform. */
export const storesOfBrand = async (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; channelId: number },
): Promise<LinkedStore[]> => findOfBrand(db, of)

/** The platforms of branches, as the branches' screen shows them. */
export const channelsOfBranches = async (
  db: Db,
  of: { scope: Scope; branchIds: number[] },
): Promise<LinkedChannel[]> =>
  (await findOfBranches(db, of)).map(({ branchId, channelId, status }) => ({
    branchId,
    channelId,
    channelKey: connectorOf(channelId).key,
    integrationStatus: status,
    // Nobody has asked the platform yet.
    shownState: null,
  }))

/** Ends the links of a branch that is no more. */
export const disconnectBranch = async (db: Db, of: { accountId: number; branchId: number }): Promise<void> =>
  disconnectAll(db, of)
