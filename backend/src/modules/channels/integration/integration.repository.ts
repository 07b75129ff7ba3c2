import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { integration } from './integration.table.ts'

export type Store = Pick<
  typeof integration.$inferSelect,
  'accountId' | 'id' | 'channelId' | 'storeId' | 'webhookSecret' | 'secretKeyId'
>

export type StoreName = Pick<Store, 'channelId' | 'storeId'>

const isNamed = ({ channelId, storeId }: StoreName) =>
  and(eq(integration.channelId, channelId), eq(integration.storeId, storeId))

/** Covers all merchants: call it in the scope of all merchants. Without ended links. */
export const findByStores = async (db: Db, names: StoreName[]): Promise<Store[]> =>
  db
    .select({
      accountId: integration.accountId,
      id: integration.id,
      channelId: integration.channelId,
      storeId: integration.storeId,
      webhookSecret: integration.webhookSecret,
      secretKeyId: integration.secretKeyId,
    })
    .from(integration)
    .where(and(isNotNull(integration.webhookSecret), or(...names.map(isNamed))))

export type BranchLink = Pick<typeof integration.$inferSelect, 'id' | 'branchId' | 'channelId' | 'status'>

/** Links of branches to platforms, ordered by platform. */
export const findLinks = async (
  db: Db,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): Promise<BranchLink[]> =>
  db
    .select({
      id: integration.id,
      branchId: integration.branchId,
      channelId: integration.channelId,
      status: integration.status,
    })
    .from(integration)
    .where(and(tenantFilter(scope, integration.accountId), inArray(integration.branchId, branchIds)))
    .orderBy(asc(integration.channelId))

export const FORGOTTEN = {
  webhookSecret: null,
  secretKeyId: null,
  refusedSecret: null,
  failedAt: [],
  failingSince: null,
}

export const disconnectAll = async (
  db: Db,
  { accountId, branchId }: { accountId: number; branchId: number },
): Promise<void> => {
  await db
    .update(integration)
    .set({ status: 'Disconnected', ...FORGOTTEN })
    .where(and(eq(integration.accountId, accountId), eq(integration.branchId, branchId)))
}

export const linked = {
  accountId: integration.accountId,
  id: integration.id,
  branchId: integration.branchId,
  channelId: integration.channelId,
  storeId: integration.storeId,
  webhookSecret: integration.webhookSecret,
  secretKeyId: integration.secretKeyId,
  status: integration.status,
  failedAt: integration.failedAt,
  failingSince: integration.failingSince,
  lastProblem: integration.lastProblem,
  refusedSecret: integration.refusedSecret,
}

/** Columns of a shop that a call to its platform needs. */
export type LinkedStore = Pick<typeof integration.$inferSelect, keyof typeof linked>

// A link that awaits its platform has no shop there yet. One with a refused secret is called again after an
// exchange.
const TAKING = ['Connected', 'Degraded', 'Paused'] as const
const isTaking = (): SQL | undefined =>
  or(
    inArray(integration.status, TAKING),
    and(
      ...[eq(integration.status, 'Disconnected'), isNotNull(integration.webhookSecret)],
      sql`${integration.refusedSecret} is distinct from encode(sha256(convert_to(${integration.webhookSecret}, 'UTF8')), 'hex')`,
    ),
  )

/** Shops of a brand, on one platform or on all. */
export const findOfBrand = async (
  db: Db,
  {
    scope,
    serviceProviderId,
    channelId,
  }: { scope: Scope; serviceProviderId: number; channelId?: number | undefined },
): Promise<LinkedStore[]> =>
  db
    .select(linked)
    .from(integration)
    .innerJoin(branch, and(eq(branch.accountId, integration.accountId), eq(branch.id, integration.branchId)))
    .where(
      and(
        tenantFilter(scope, integration.accountId),
        eq(branch.serviceProviderId, serviceProviderId),
        channelId === undefined ? undefined : eq(integration.channelId, channelId),
        isTaking(),
      ),
    )
    .orderBy(asc(integration.branchId), asc(integration.channelId))

const findWhere = (db: Db, condition: SQL): Promise<LinkedStore[]> =>
  db.select(linked).from(integration).where(and(condition, isTaking()))

/** Shops of these branches. */
export const findOfBranches = async (db: Db, branchIds: number[]): Promise<LinkedStore[]> =>
  findWhere(db, inArray(integration.branchId, branchIds))

/** Shops whose id modulo `hours` is `hour`. */
export const findShare = async (db: Db, share: { hour: number; hours: number }): Promise<LinkedStore[]> =>
  findWhere(db, sql`${integration.id} % ${share.hours} = ${share.hour}`)

export interface StoreKey {
  accountId: number
  id: number
}

export const isStore = ({ accountId, id }: StoreKey) =>
  and(eq(integration.accountId, accountId), eq(integration.id, id))

/** Returns undefined also for a shop that cannot be called. */
export const findTaking = async (
  db: Db,
  key: StoreKey,
): Promise<(LinkedStore & { serviceProviderId: number }) | undefined> => {
  const [row] = await db
    .select({ ...linked, serviceProviderId: branch.serviceProviderId })
    .from(integration)
    .innerJoin(branch, and(eq(branch.accountId, integration.accountId), eq(branch.id, integration.branchId)))
    .where(and(isStore(key), isTaking()))
  return row
}

/** In any status. */
export const findStore = async (db: Db, key: StoreKey): Promise<LinkedStore | undefined> => {
  const [row] = await db.select(linked).from(integration).where(isStore(key))
  return row
}

/** Returns the shop of a branch on a platform, once the platform has one. */
export const findOfBranch = async (
  db: Db,
  { accountId, branchId, channelId }: Pick<LinkedStore, 'accountId' | 'branchId' | 'channelId'>,
): Promise<LinkedStore | undefined> => {
  const [row] = await db
    .select(linked)
    .from(integration)
    .where(
      and(
        eq(integration.accountId, accountId),
        eq(integration.branchId, branchId),
        eq(integration.channelId, channelId),
        notInArray(integration.status, ['Draft', 'AwaitingPlatform']),
      ),
    )
  return row
}

/** Returns the shop, locked until the transaction ends. */
export const lockStore = async (db: Db, key: StoreKey): Promise<LinkedStore | undefined> => {
  const [row] = await db.select(linked).from(integration).where(isStore(key)).for('update')
  return row
}

export const changeStore = async (
  db: Db,
  key: StoreKey,
  changes: Partial<
    Pick<LinkedStore, 'status' | 'failedAt' | 'refusedSecret' | 'failingSince' | 'lastProblem'>
  >,
): Promise<void> => {
  await db.update(integration).set(changes).where(isStore(key))
}

type NewLink = Pick<
  typeof integration.$inferInsert,
  'accountId' | 'branchId' | 'channelId' | 'storeId' | 'webhookSecret' | 'secretKeyId'
>

/** Links a branch without a link to this platform, or with an ended one. Returns undefined when it has a link. */
export const writeLink = async (db: Db, link: NewLink): Promise<number | undefined> => {
  const anew = {
    status: 'Connected' as const,
    failedAt: [],
    failingSince: null,
    lastProblem: null,
    refusedSecret: null,
    secretSavedAt: new Date(),
    createdAt: sql`now()`,
  }
  const [row] = await db
    .insert(integration)
    .values(link)
    .onConflictDoUpdate({
      target: [integration.accountId, integration.branchId, integration.channelId],
      set: {
        ...anew,
        storeId: link.storeId,
        webhookSecret: link.webhookSecret,
        secretKeyId: link.secretKeyId,
      },
      setWhere: sql`${integration.webhookSecret} is null`,
    })
    .returning({ id: integration.id })
  return row?.id
}

/** Returns a shop of one merchant, or of any for the operator. */
export const findScoped = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<LinkedStore | undefined> => {
  const [row] = await db
    .select(linked)
    .from(integration)
    .where(and(tenantFilter(scope, integration.accountId), eq(integration.id, id)))
  return row
}

export const branchNameOf = async (
  db: Db,
  { accountId, branchId }: Pick<LinkedStore, 'accountId' | 'branchId'>,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ name: branch.name })
    .from(branch)
    .where(and(eq(branch.accountId, accountId), eq(branch.id, branchId)))
  return row?.name
}
