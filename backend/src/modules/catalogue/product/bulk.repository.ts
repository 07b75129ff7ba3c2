import { and, asc, eq, getTableColumns, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { inPieces, inPiecesOfIds, isOneOf } from '#src/database/in-pieces.ts'
import { product } from './product.table.ts'
import type { ProductRow } from './product.repository.ts'

export interface BrandKey {
  accountId: number
  serviceProviderId: number
}

type Changes = Partial<{ [Column in keyof ProductRow]: ProductRow[Column] | SQL }>

const ofBrand = ({ accountId, serviceProviderId }: BrandKey, ...more: (SQL | undefined)[]) =>
  and(
    eq(product.accountId, accountId),
    eq(product.serviceProviderId, serviceProviderId),
    isNull(product.deletedAt),
    ...more,
  )

const touched = (changes: Changes) => ({
  ...changes,
  rowVersion: sql`${product.rowVersion} + 1`,
  updatedAt: sql`now()`,
})

/** Locks in the order of the ids, like every change of several products. */
export const lockProductsOf = (db: Db, brand: BrandKey, ids: number[]): Promise<ProductRow[]> =>
  inPiecesOfIds(ids, piece =>
    db
      .select()
      .from(product)
      .where(ofBrand(brand, isOneOf(product.id, piece)))
      .orderBy(asc(product.id))
      .for('update'),
  )

/** Locks all products of the brand, in the same order. */
export const lockMenuOf = async (db: Db, brand: BrandKey): Promise<void> => {
  await db
    .select({ id: product.id })
    .from(product)
    .where(ofBrand(brand))
    .orderBy(asc(product.id))
    .for('update')
}

export const ON_SALE = { isVisible: true, snoozedUntil: null, snoozeReason: null, snoozedAt: null }
/** Off sale until somebody activates it, or its snooze ends. */
export const OFF_SALE = {
  isVisible: false,
  snoozedAt: sql`case when ${product.isVisible} then now() else ${product.snoozedAt} end`,
}

const branchList = (ids: number[]): SQL => sql`${sql.param(ids)}::integer[]`
const withBranches = (ids: number[]): SQL =>
  sql`array(select distinct unnest(${product.excludeBranchesIds} || ${branchList(ids)}) order by 1)`
const withoutBranches = (ids: number[]): SQL =>
  sql`array(select id from unnest(${product.excludeBranchesIds}) as id where id <> all (${branchList(ids)}) order by id)`

const change = async (
  db: Db,
  { brand, where, changes }: { brand: BrandKey; where: SQL | undefined; changes: Changes },
): Promise<ProductRow[]> => db.update(product).set(touched(changes)).where(ofBrand(brand, where)).returning()

/** Hides products on sale, and those whose snooze would have ended. */
export const hideAllProducts = (db: Db, brand: BrandKey): Promise<ProductRow[]> =>
  change(db, {
    brand,
    where: or(product.isVisible, isNotNull(product.snoozedUntil)),
    changes: { ...OFF_SALE, snoozedUntil: null },
  })

export const showAllProducts = (db: Db, brand: BrandKey): Promise<ProductRow[]> =>
  change(db, { brand, where: not(product.isVisible), changes: ON_SALE })

/** Hides products on sale in one of the branches, and those whose snooze there would have ended. */
export const hideInBranches = (
  db: Db,
  brand: BrandKey,
  { branchIds, snoozedIds }: { branchIds: number[]; snoozedIds: number[] },
): Promise<ProductRow[]> =>
  change(db, {
    brand,
    where: or(
      sql`not ${product.excludeBranchesIds} @> ${branchList(branchIds)}`,
      isOneOf(product.id, snoozedIds),
    ),
    changes: { excludeBranchesIds: withBranches(branchIds) },
  })

export const showInBranches = (db: Db, brand: BrandKey, ids: number[]): Promise<ProductRow[]> =>
  change(db, {
    brand,
    where: sql`${product.excludeBranchesIds} && ${branchList(ids)}`,
    changes: { excludeBranchesIds: withoutBranches(ids) },
  })

/** Each gets a value of its own, some hundred in one statement. `columns` declares what rows carry: `id integer, index integer`. */
const updateEach = (
  db: Db,
  { brand, rows, columns, changes }: { brand: BrandKey; rows: object[]; columns: SQL; changes: Changes },
): Promise<ProductRow[]> =>
  inPieces(rows, piece =>
    db
      .update(product)
      .set(touched(changes))
      .from(sql`jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as given (${columns})`)
      .where(ofBrand(brand, sql`${product.id} = given.id`))
      .returning(getTableColumns(product)),
  )

export const setIndexes = (
  db: Db,
  brand: BrandKey,
  rows: { id: number; index: number }[],
): Promise<ProductRow[]> =>
  updateEach(db, {
    brand,
    rows,
    columns: sql`id integer, index integer`,
    changes: { index: sql`given.index` },
  })

/** Sets the prices of each product, and changes that are equal for all. */
export const setPricesAnd = (
  db: Db,
  { brand, rows }: { brand: BrandKey; rows: Pick<ProductRow, 'id' | 'price' | 'sizes'>[] },
  changes: Changes,
): Promise<ProductRow[]> =>
  updateEach(db, {
    brand,
    rows: rows.map(({ id, price, sizes }) => ({ id, price, sizes })),
    columns: sql`id integer, price numeric, sizes jsonb`,
    changes: { ...changes, price: sql`given.price`, sizes: sql`given.sizes` },
  })

/** Sets the search keys, which are derived from names. */
export const setSearchKeys = async (
  db: Db,
  brand: BrandKey,
  rows: { id: number; searchKey: string }[],
): Promise<void> => {
  if (rows.length === 0) return
  await db
    .update(product)
    .set({ searchKey: sql`given."searchKey"` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, "searchKey" text)`)
    .where(ofBrand(brand, sql`${product.id} = given.id`))
}
