import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Scope } from '#src/database/database.ts'
import { containsPattern } from '#src/database/like-pattern.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { product } from './product.table.ts'

interface Menus {
  scope: Scope
  /** brands */
  serviceProviderIds: number[]
}

const parent = alias(category, 'parent')

const menuProduct = {
  id: product.id,
  serviceProviderId: product.serviceProviderId,
  sku: product.sku,
  name: product.name,
  imageKey: product.imageKey,
  ownHours: product.schedule,
  categoryHours: category.schedule,
  parentHours: parent.schedule,
}

const onMenus = async (db: Db, { scope, serviceProviderIds }: Menus, wanted: SQL | undefined) =>
  db
    .select(menuProduct)
    .from(product)
    .leftJoin(category, and(eq(category.accountId, product.accountId), eq(category.id, product.categoryId)))
    .leftJoin(parent, and(eq(parent.accountId, category.accountId), eq(parent.id, category.parentId)))
    .where(
      and(
        tenantFilter(scope, product.accountId),
        isNull(product.deletedAt),
        inArray(product.serviceProviderId, serviceProviderIds),
        wanted,
      ),
    )
    .orderBy(asc(product.id))

/** Columns that identify the product of an order line, and its hours of sale. */
export type MenuProduct = Awaited<ReturnType<typeof onMenus>>[number]

export const productsBySku = (db: Db, menus: Menus, skus: string[]): Promise<MenuProduct[]> =>
  onMenus(db, menus, inArray(product.sku, skus))

/** Products whose search key contains one of these; the caller compares the names. */
export const productsLike = (db: Db, menus: Menus, searchKeys: string[]): Promise<MenuProduct[]> =>
  onMenus(db, menus, or(...searchKeys.map(key => sql`${product.searchKey} like ${containsPattern(key)}`)))

export const productsById = (db: Db, menus: Menus, ids: number[]): Promise<MenuProduct[]> =>
  onMenus(db, menus, inArray(product.id, ids))
