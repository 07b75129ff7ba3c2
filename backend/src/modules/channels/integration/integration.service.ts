import type { Db } from '#src/database/database.ts'
import { findByStores } from './integration.repository.ts'
import type { Store, StoreName } from './integration.repository.ts'

export type { Store } from './integration.repository.ts'

/** Whose shops platforms mean by their store numbers. Looks over all merchants: in the scope of all only. */
export const integrationsOfStores = async (db: Db, names: StoreName[]): Promise<Store[]> =>
  findByStores(db, names)
