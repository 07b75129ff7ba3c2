import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { branchSnooze } from './branch-snooze.table.ts'
import { updateProducts } from './product.repository.ts'
import type { ProductRow } from './product.repository.ts'
import { product } from './product.table.ts'

export type BranchSnoozeRow = typeof branchSnooze.$inferSelect

interface Products {
  scope: Scope
  ids: number[]
}

export interface BranchEnd {
  branchId: number
  /** null: until it is activated */
  until: Date | null
}

export const branchSnoozesOf = async (db: Db, { scope, ids }: Products): Promise<BranchSnoozeRow[]> =>
  db
    .select()
    .from(branchSnooze)
    .where(and(tenantFilter(scope, branchSnooze.accountId), inArray(branchSnooze.productId, ids)))
    .orderBy(branchSnooze.branchId)

const isOfProduct = sql`${branchSnooze.accountId} = ${product.accountId} and ${branchSnooze.productId} = ${product.id}`

/**
 * Snoozes products, which the caller has locked, in branches of their brand. A branch that the menu itself
 * excludes stays unchanged, because the end of a snooze would put the product on sale there.
 */
export const snoozeInBranches = async (
  db: Db,
  { scope, ids, ends }: Products & { ends: BranchEnd[] },
  { reason, now }: { reason: string | null; now: Date },
): Promise<ProductRow[]> => {
  const branchIds = sql.param(ends.map(({ branchId }) => branchId))
  const untils = sql.param(ends.map(({ until }) => until?.toISOString() ?? null))
  await db.execute(sql`
    insert into ${branchSnooze} (account_id, product_id, branch_id, until, reason, snoozed_at)
    select ${product.accountId}, ${product.id}, ended.branch_id, ended.until, ${reason}, ${now.toISOString()}::timestamptz
    from ${product} cross join unnest(${branchIds}::int[], ${untils}::timestamptz[]) as ended (branch_id, until)
    where ${and(tenantFilter(scope, product.accountId), inArray(product.id, ids))}
      and (ended.branch_id <> all (${product.excludeBranchesIds})
        or exists (select from ${branchSnooze} where ${isOfProduct} and ${branchSnooze.branchId} = ended.branch_id))
    on conflict (account_id, product_id, branch_id)
      do update set until = excluded.until, reason = excluded.reason, snoozed_at = excluded.snoozed_at,
        held_until = null, held_by_change = null`)
  return updateProducts(
    db,
    { scope, ids },
    {
      excludeBranchesIds: sql`(select array_agg(distinct each order by each)
        from unnest(${product.excludeBranchesIds} || ${branchIds}::int[]) as each)`,
    },
  )
}

/** Ends the matching branch snoozes of products, which the caller has locked. */
const endSnoozes = async (db: Db, { scope, ids }: Products, meant: SQL): Promise<ProductRow[]> => {
  const rows = await updateProducts(
    db,
    { scope, ids },
    {
      excludeBranchesIds: sql`(select coalesce(array_agg(each order by each), '{}')
        from unnest(${product.excludeBranchesIds}) as each
        where each not in (select ${branchSnooze.branchId} from ${branchSnooze} where ${isOfProduct} and ${meant}))`,
    },
  )
  const isOurs = and(tenantFilter(scope, branchSnooze.accountId), inArray(branchSnooze.productId, ids))
  await db.delete(branchSnooze).where(and(isOurs, meant))
  return rows
}

export const activateInBranches = (
  db: Db,
  { branchIds, ...products }: Products & { branchIds: number[] },
): Promise<ProductRow[]> => endSnoozes(db, products, inArray(branchSnooze.branchId, branchIds))

export const wakeInBranches = (db: Db, products: Products, now: Date): Promise<ProductRow[]> =>
  endSnoozes(db, products, sql`${branchSnooze.until} <= ${now.toISOString()}::timestamptz`)

/** Deletes the snoozes in branches where an update of the product's branches sells it again. */
export const forgetEndedSnoozes = async (db: Db, { accountId, id }: ProductRow): Promise<void> => {
  await db.execute(sql`
    delete from ${branchSnooze} using ${product}
    where ${isOfProduct} and ${product.accountId} = ${accountId} and ${product.id} = ${id}
      and ${branchSnooze.branchId} <> all (${product.excludeBranchesIds})`)
}

interface Brand {
  accountId: number
  serviceProviderId: number
}

interface BrandBranches extends Brand {
  branchIds: number[]
}

const ofBrand = ({ accountId, serviceProviderId }: Brand, meant: SQL): SQL | undefined =>
  and(
    eq(branchSnooze.accountId, accountId),
    meant,
    sql`exists (select from ${product} where ${isOfProduct} and ${product.serviceProviderId} = ${serviceProviderId})`,
  )

const inBranchesOf = ({ branchIds, ...brand }: BrandBranches, ...more: SQL[]): SQL | undefined =>
  and(ofBrand(brand, inArray(branchSnooze.branchId, branchIds)), ...more)

/**
 * Holds the ends of snoozes in branches that a menu takes off sale, so that an earlier snooze does not put a
 * product on sale there. Returns the ids of those products.
 */
export const holdSnoozes = async (db: Db, branches: BrandBranches, changeId: string): Promise<number[]> => {
  const rows = await db
    .update(branchSnooze)
    .set({ heldUntil: sql`${branchSnooze.until}`, heldByChange: changeId, until: null })
    .where(inBranchesOf(branches, isNotNull(branchSnooze.until)))
    .returning({ productId: branchSnooze.productId })
  return [...new Set(rows.map(({ productId }) => productId))]
}

interface Holding extends Brand {
  changeId: string
}

const heldBy = ({ changeId, ...brand }: Holding): SQL | undefined =>
  ofBrand(brand, eq(branchSnooze.heldByChange, changeId))

/** Returns the products and branches whose snoozes a change still holds. */
export const heldSnoozesOf = (
  db: Db,
  holding: Holding,
): Promise<Pick<BranchSnoozeRow, 'productId' | 'branchId'>[]> =>
  db
    .select({ productId: branchSnooze.productId, branchId: branchSnooze.branchId })
    .from(branchSnooze)
    .where(heldBy(holding))

/** Restores the held ends. */
export const releaseSnoozes = async (db: Db, holding: Holding): Promise<void> => {
  await db
    .update(branchSnooze)
    .set({ until: sql`${branchSnooze.heldUntil}`, heldUntil: null, heldByChange: null })
    .where(heldBy(holding))
}

/** Deletes snoozes in branches where the whole menu is sold again. */
export const forgetSnoozesIn = async (db: Db, branches: BrandBranches): Promise<void> => {
  await db.delete(branchSnooze).where(inBranchesOf(branches))
}
