import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { FORGOTTEN, isStore, linked } from './integration.repository.ts'
import type { Store, StoreKey } from './integration.repository.ts'
import { integration } from './integration.table.ts'

/** Shops of all merchants whose secret is not encrypted with this key. */
export const findSealedOtherwise = async (db: Db, keyId: string): Promise<Store[]> =>
  db
    .select(linked)
    .from(integration)
    .where(
      and(isNotNull(integration.webhookSecret), sql`${integration.secretKeyId} is distinct from ${keyId}`),
    )
    .orderBy(asc(integration.accountId), asc(integration.id))

const hashOfSealed = (text: string | null) => sql`encode(sha256(convert_to(${text}::text, 'UTF8')), 'hex')`

/**
 * Replaces the encrypted form of the same secret, unless the secret was exchanged meanwhile. A refused secret
 * stays refused.
 */
export const exchangeSealed = async (
  db: Db,
  { accountId, id, webhookSecret: before }: Store,
  sealed: { webhookSecret: string; secretKeyId: string },
): Promise<void> => {
  await db
    .update(integration)
    .set({
      ...sealed,
      refusedSecret: sql`case when ${integration.refusedSecret} = ${hashOfSealed(before)} then ${hashOfSealed(sealed.webhookSecret)} end`,
    })
    .where(and(isStore({ accountId, id }), eq(integration.webhookSecret, before ?? '')))
}

/** Replaces the secret by one that the platform has accepted. */
export const writeSecret = async (
  db: Db,
  key: StoreKey,
  sealed: { webhookSecret: string; secretKeyId: string },
): Promise<void> => {
  await db
    .update(integration)
    .set({
      ...sealed,
      secretSavedAt: new Date(),
      status: 'Connected',
      failedAt: [],
      failingSince: null,
      refusedSecret: null,
    })
    .where(isStore(key))
}

/** Deletes the secret: nothing is sent or accepted any more. */
export const forgetSecret = async (db: Db, key: StoreKey): Promise<void> => {
  await db
    .update(integration)
    .set({ status: 'Disconnected', ...FORGOTTEN })
    .where(isStore(key))
}
