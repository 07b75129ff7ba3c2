import type { Db } from '#src/database/database.ts'
import { findById, findByStore } from './integration.repository.ts'
import type { ConnectedBranch } from './integration.repository.ts'

export type { ConnectedBranch } from './integration.repository.ts'

/** The branch that a platform means by its store number. Looks over all merchants: platform scope only. */
export const branchOfStore = async (
  db: Db,
  store: { channelId: number; storeId: string },
): Promise<ConnectedBranch | undefined> => findByStore(db, store)

/** The branch behind an integration that is known to exist. */
export const branchOfIntegration = async (
  db: Db,
  key: { accountId: number; integrationId: number },
): Promise<ConnectedBranch> => {
  const found = await findById(db, key)
  if (!found) throw new Error(`No integration has the id ${key.integrationId}`)
  return found
}
