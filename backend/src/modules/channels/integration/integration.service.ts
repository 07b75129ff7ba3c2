import type { Db, Scope } from '#src/database/database.ts'
import { findByStores, findOfBrand } from './integration.repository.ts'
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
