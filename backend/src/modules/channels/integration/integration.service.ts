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
  forgetSecret,
  writeLink,
  writeSecret,
} from './integration.repository.ts'
import type { BranchLink, LinkedStore, Store, StoreKey, StoreName } from './integration.repository.ts'

export type { LinkedStore, Store } from './integration.repository.ts'
export { openCredential, sealCredential } from './credential.ts'
export { createHealth, isThrownOut } from './integration-health.ts'
export { registerSealing } from './seal-credentials.ts'

/** Whose shops platforms mean by their store numbers. Looks over all merchants: in the scope of all only. */
export const integrationsOfStores = async (db: Db, names: StoreName[]): Promise<Store[]> =>
  findByStores(db, names)

/** The shops of a brand that can be called, on one platform or (without one) on all. */
export const storesOfBrand = async (
  db: Db,
  of: { scope: Scope; serviceProviderId: number; channelId?: number },
): Promise<LinkedStore[]> => findOfBrand(db, of)

/** The shops of these branches that can be called. */
export const storesOfBranches = async (db: Db, branchIds: number[]): Promise<LinkedStore[]> =>
  branchIds.length > 0 ? findOfBranches(db, branchIds) : []

/** One of `hours` equal shares of all shops that can be called. Looks over all merchants: in the scope of all only. */
export const storesOfHour = async (db: Db, share: { hour: number; hours: number }): Promise<LinkedStore[]> =>
  findShare(db, share)

/** A shop with its brand; undefined for one that is not to be called. */
export const callableStore = async (
  db: Db,
  key: StoreKey,
): Promise<(LinkedStore & { serviceProviderId: number }) | undefined> => findTaking(db, key)

/** The shop of a branch on a platform, whatever its standing, once the platform has one. */
export const storeOfBranch = async (
  db: Db,
  of: Pick<LinkedStore, 'accountId' | 'branchId' | 'channelId'>,
): Promise<LinkedStore | undefined> => findOfBranch(db, of)

/** Whatever its standing. */
export const storeById = async (db: Db, key: StoreKey): Promise<LinkedStore | undefined> => findStore(db, key)

/** The links of branches to platforms, in the order of the platforms. */
export const linksOfBranches = async (
  db: Db,
  of: { scope: Scope; branchIds: number[] },
): Promise<BranchLink[]> => findLinks(db, of)

/** Ends the links of a branch that is no more. */
export const disconnectBranch = async (db: Db, of: { accountId: number; branchId: number }): Promise<void> =>
  disconnectAll(db, of)

/** One shop of the scope, whatever its standing. */
export const storeInScope = async (
  db: Db,
  of: { scope: Scope; id: number },
): Promise<LinkedStore | undefined> => findScoped(db, of)

/** What the operator does to links, inside the caller's transaction. */
export { forgetSecret, writeLink, writeSecret }
