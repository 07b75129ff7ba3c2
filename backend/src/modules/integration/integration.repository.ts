import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/branch/branch.table.ts'
import { integration } from './integration.table.ts'

const connected = {
  accountId: integration.accountId,
  integrationId: integration.id,
  branchId: integration.branchId,
  channelId: integration.channelId,
  webhookSecret: integration.webhookSecret,
  serviceProviderId: branch.serviceProviderId,
  branchName: branch.name,
  prepMinutes: branch.prepMinutes,
  autoStartPreparing: branch.autoStartPreparing,
}

const withBranch = (db: Db) =>
  db
    .select(connected)
    .from(integration)
    .innerJoin(branch, and(eq(branch.accountId, integration.accountId), eq(branch.id, integration.branchId)))

export type ConnectedBranch = Awaited<ReturnType<typeof withBranch>>[number]

/** Over all merchants: call it in the platform scope. */
export const findByStore = async (
  db: Db,
  store: { channelId: number; storeId: string },
): Promise<ConnectedBranch | undefined> => {
  const [found] = await withBranch(db).where(
    and(eq(integration.channelId, store.channelId), eq(integration.storeId, store.storeId)),
  )
  return found
}

export const findById = async (
  db: Db,
  key: { accountId: number; integrationId: number },
): Promise<ConnectedBranch | undefined> => {
  const [found] = await withBranch(db).where(
    and(eq(integration.accountId, key.accountId), eq(integration.id, key.integrationId)),
  )
  return found
}
