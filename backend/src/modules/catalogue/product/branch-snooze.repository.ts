import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { ownRows } from '#src/database/own-rows.ts'
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
  /** null: until somebody activates it */
  until: Date | null
}

export const branchSnoozesOf = async (db: Db, { scope, ids }: Products): Promise<BranchSnoozeRow[]> =>
  db
    .select()
    .from(branchSnooze)
    .where(and(ownRows(scope, branchSnooze.accountId), inArray(branchSnooze.productId, ids)))
    .orderBy(branchSnooze.branchId)

const isOfProduct = sql`${branchSnooze.accountId} = ${product.accountId} and ${branchSnooze.productId} = ${product.id}`

/**
 * Snoozes products, which the caller has locked, in branches of their brand. A branch that the menu itself keeps a product
 * from stays as it is: the end of a snooze would put it on sale there.
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
    where ${and(ownRows(scope, product.accountId), inArray(product.id, ids))}
      and (ended.branch_id <> all (${product.excludeBranchesIds})
        or exists (select from ${branchSnooze} where ${isOfProduct} and ${branchSnooze.branchId} = ended.branch_id))
    on conflict (account_id, product_id, branch_id)
      do update set until = excluded.until, reason = excluded.reason, snoozed_at = excluded.snoozed_at`)
  return updateProducts(
    db,
    { scope, ids },
    {
      excludeBranchesIds: sql`(select array_agg(distinct each order by each)
        from unnest(${product.excludeBranchesIds} || ${branchIds}::int[]) as each)`,
    },
  )
}

/** Ends those branch snoozes of products, which the caller has locked, that are meant. */
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
  const isOurs = and(ownRows(scope, branchSnooze.accountId), inArray(branchSnooze.productId, ids))
  await db.delete(branchSnooze).where(and(isOurs, meant))
  return rows
}

export const activateInBranches = (
  db: Db,
  { branchIds, ...products }: Products & { branchIds: number[] },
): Promise<ProductRow[]> => endSnoozes(db, products, inArray(branchSnooze.branchId, branchIds))

export const wakeInBranches = (db: Db, products: Products, now: Date): Promise<ProductRow[]> =>
  endSnoozes(db, products, sql`${branchSnooze.until} <= ${now.toISOString()}::timestamptz`)

/** After somebody set a product's branches anew: where it is sold again, its snooze is over. */
export const forgetEndedSnoozes = async (db: Db, { accountId, id }: ProductRow): Promise<void> => {
  await db.execute(sql`
    delete from ${branchSnooze} using ${product}
    where ${isOfProduct} and ${product.accountId} = ${accountId} and ${product.id} = ${id}
      and ${branchSnooze.branchId} <> all (${product.excludeBranchesIds})`)
}

interface BrandBranches {
  accountId: number
  serviceProviderId: number
  branchIds: number[]
}

const inBranchesOf = ({ accountId, serviceProviderId, branchIds }: BrandBranches): SQL | undefined =>
  and(
    eq(branchSnooze.accountId, accountId),
    inArray(branchSnooze.branchId, branchIds),
    sql`exists (select from ${product} where ${isOfProduct} and ${product.serviceProviderId} = ${serviceProviderId})`,
  )

/** What a menu takes off sale in branches must not come back there when a snooze of before runs out. */
export const keepSnoozed = async (db: Db, branches: BrandBranches): Promise<void> => {
  await db.update(branchSnooze).set({ until: null }).where(inBranchesOf(branches))
}

/** Nothing is snoozed any longer where all of a menu is sold again. */
export const forgetSnoozesIn = async (db: Db, branches: BrandBranches): Promise<void> => {
  await db.delete(branchSnooze).where(inBranchesOf(branches))
}
