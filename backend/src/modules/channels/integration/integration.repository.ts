import { and, eq, or } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { integration } from './integration.table.ts'

export type Store = Pick<
  typeof integration.$inferSelect,
  'accountId' | 'id' | 'channelId' | 'storeId' | 'webhookSecret'
>

export type StoreName = Pick<Store, 'channelId' | 'storeId'>

const isNamed = ({ channelId, storeId }: StoreName) =>
  and(eq(integration.channelId, channelId), eq(integration.storeId, storeId))

/** Over all merchants: call it in the scope of all. */
export const findByStores = async (db: Db, names: StoreName[]): Promise<Store[]> =>
  db
    .select({
      accountId: integration.accountId,
      id: integration.id,
      channelId: integration.channelId,
      storeId: integration.storeId,
      webhookSecret: integration.webhookSecret,
    })
    .from(integration)
    .where(or(...names.map(isNamed)))
