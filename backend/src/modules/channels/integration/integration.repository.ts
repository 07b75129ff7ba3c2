import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { ownRows } from '#src/database/own-rows.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
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

export type BranchLink = Pick<typeof integration.$inferSelect, 'branchId' | 'channelId' | 'status'>

/** Which platforms branches are linked to, in the order of the platforms. */
export const findOfBranches = async (
  db: Db,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): Promise<BranchLink[]> =>
  db
    .select({
      branchId: integration.branchId,
      channelId: integration.channelId,
      status: integration.status,
    })
    .from(integration)
    .where(and(ownRows(scope, integration.accountId), inArray(integration.branchId, branchIds)))
    .orderBy(asc(integration.channelId))

export const disconnectAll = async (
  db: Db,
  { accountId, branchId }: { accountId: number; branchId: number },
): Promise<void> => {
  await db
    .update(integration)
    .set({ status: 'Disconnected' })
    .where(and(eq(integration.accountId, accountId), eq(integration.branchId, branchId)))
}

export type LinkedStore = Pick<typeof integration.$inferSelect, 'branchId' | 'storeId' | 'webhookSecret'>

// One that waits for the platform has no shop there yet, and one that the platform threw out takes nothing.
const TAKING = ['Connected', 'Degraded', 'Paused'] as const

/** The shops of a brand on one platform. */
export const findOfBrand = async (
  db: Db,
  { scope, serviceProviderId, channelId }: { scope: Scope; serviceProviderId: number; channelId: number },
): Promise<LinkedStore[]> =>
  db
    .select({
      branchId: integration.branchId,
      storeId: integration.storeId,
      webhookSecret: integration.webhookSecret,
    })
    .from(integration)
    .innerJoin(branch, and(eq(branch.accountId, integration.accountId), eq(branch.id, integration.branchId)))
    .where(
      and(
        ownRows(scope, integration.accountId),
        eq(branch.serviceProviderId, serviceProviderId),
        eq(integration.channelId, channelId),
        inArray(integration.status, TAKING),
      ),
    )
    .orderBy(asc(integration.branchId))
