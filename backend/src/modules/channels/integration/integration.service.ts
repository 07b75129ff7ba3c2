import type { Db, Scope } from '#src/database/database.ts'
import {
  disconnectAll,
  findScoped,
  findByStores,
  findLinks,
  findOfBranch,
  findOfBranches,
  findOfBrand,
  findShare,
  findStore,
  findTaking,
  writeLink,
} from './integration.repository.ts'
import type { BranchLink, LinkedStore, Store, StoreKey, StoreName } from './integration.repository.ts'

export type { LinkedStore, Store } from './integration.repository.ts'
export { openCredential, sealCredential } from './credential.ts'
export { createHealth, isSecretRefused } from './integration-health.ts'
export { registerSealing } from './seal-credentials.ts'
export { forgetSecret, writeSecret } from './store-secret.repository.ts'

/** Finds shops by the platforms' store numbers. Covers all merchants: call it in the scope of all merchants. */
export const integrationsOfStores = async (db: Db, names: StoreName[]): Promise<Store[]> =>
  findByStores(db, names)

/** Shops of a brand that can be called, on one platform or (without one) on all. */
export const storesOfBrand = async (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; channelId?: number },
): Promise<LinkedStore[]> => findOfBrand(db, of)

/** Shops of these branches that can be called. */
export const storesOfBranches = async (db: Db, branchIds: number[]): Promise<LinkedStore[]> =>
  branchIds.length > 0 ? findOfBranches(db, branchIds) : []

/**
 * One of `hours` equal shares of all shops that can be called. Covers all merchants: call it in the scope of
 * all merchants.
 */
export const storesOfHour = async (db: Db, share: { hour: number; hours: number }): Promise<LinkedStore[]> =>
  findShare(db, share)

/** Returns a shop with its brand; undefined when it cannot be called. */
export const callableStore = async (
  db: Db,
  key: StoreKey,
): Promise<(LinkedStore & { serviceProviderId: number }) | undefined> => findTaking(db, key)

/** Returns the shop of a branch on a platform in any status, once the platform has one. */
export const storeOfBranch = async (
  db: Db,
  of: Pick<LinkedStore, 'accountId' | 'branchId' | 'channelId'>,
): Promise<LinkedStore | undefined> => findOfBranch(db, of)

/** Returns a shop in any status. */
export const storeById = async (db: Db, key: StoreKey): Promise<LinkedStore | undefined> => findStore(db, key)

/** Links of branches to platforms, ordered by platform. */
export const linksOfBranches = async (
  db: Db,
  of: { scope: Scope; branchIds: number[] },
): Promise<BranchLink[]> => findLinks(db, of)

/** Ends the links of a deleted branch. */
export const disconnectBranch = async (db: Db, of: { accountId: number; branchId: number }): Promise<void> =>
  disconnectAll(db, of)

/** Returns one shop of the scope in any status. */
export const storeInScope = async (
  db: Db,
  of: { scope: Scope; id: number },
): Promise<LinkedStore | undefined> => findScoped(db, of)

/** Changes by the operator, inside the caller's transaction. */
export { writeLink }
