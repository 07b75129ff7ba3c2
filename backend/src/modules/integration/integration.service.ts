import type { Db } from '#src/database/database.ts'
import { findByStore } from './integration.repository.ts'
import type { Store } from './integration.repository.ts'

/** Whose shop a platform means by its store number. Looks over all merchants: platform scope only. */
export const integrationOfStore = async (
  db: Db,
  store: { channelId: number; storeId: string },
): Promise<Store | undefined> => findByStore(db, store)
