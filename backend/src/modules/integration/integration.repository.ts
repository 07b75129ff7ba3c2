import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { integration } from './integration.table.ts'

export type Store = Pick<
  typeof integration.$inferSelect,
  'accountId' | 'id' | 'branchId' | 'channelId' | 'webhookSecret'
>

/** Over all merchants: call it in the platform scope. */
export const findByStore = async (
  db: Db,
  store: { channelId: number; storeId: string },
): Promise<Store | undefined> => {
  const [found] = await db
    .select({
      accountId: integration.accountId,
      id: integration.id,
      branchId: integration.branchId,
      channelId: integration.channelId,
      webhookSecret: integration.webhookSecret,
    })
    .from(integration)
    .where(and(eq(integration.channelId, store.channelId), eq(integration.storeId, store.storeId)))
  return found
}
