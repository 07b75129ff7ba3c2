import { readLocalized, searchKey, tidyCode } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import type { Schedule } from '@sufra/shared/contracts/on-sale'
import { productsById, productsBySku, productsLike } from './ordered-product.repository.ts'
import type { MenuProduct } from './ordered-product.repository.ts'

/** A product with a platform's names, on the menu of one brand. */
export interface ForeignProduct {
  serviceProviderId: number
  sku: string | null
  name: Localized
}

export interface OrderedProduct extends Pick<MenuProduct, 'id' | 'serviceProviderId' | 'imageKey'> {
  /** hours of sale of the product and its categories: all have to match; without any it is always sold */
  schedules: Schedule[]
}

const orderedProductOf = (row: MenuProduct): OrderedProduct => ({
  id: row.id,
  serviceProviderId: row.serviceProviderId,
  imageKey: row.imageKey,
  schedules: [row.ownHours, row.categoryHours, row.parentHours].filter(hours => hours !== null),
})

// Uses one name only: when the two names of a dish match two products, a person has to decide.
const keyOf = ({ ar, en }: Localized): string => searchKey(en || ar).trim()

const isNamed = (row: MenuProduct, key: string): boolean => {
  const { ar, en } = readLocalized(row.name)
  return key !== '' && [en, ar].some(name => searchKey(name).trim() === key)
}

const isOnMenuOf = (row: MenuProduct, asked: ForeignProduct): boolean =>
  row.serviceProviderId === asked.serviceProviderId

// As the platform sends it, then without invisible marks: people type it into the platform's own pages as well.
const skusOf = ({ sku }: ForeignProduct): string[] => (sku ? [...new Set([sku, tidyCode(sku)])] : [])

/**
 * Finds the products of platforms' lines on the menus of their brands: by the shop's own number, otherwise by
 * the exact English name (the Arabic one without an English one). Returns them in the same order; undefined
 * for unknown ones.
 */
export const findOrderedProducts = async (
  db: Db,
  scope: Scope,
  asked: ForeignProduct[],
): Promise<(OrderedProduct | undefined)[]> => {
  const menus = {
    scope,
    serviceProviderIds: [...new Set(asked.map(requested => requested.serviceProviderId))],
  }
  const skus = [...new Set(asked.flatMap(skusOf))]
  const numbered = skus.length > 0 ? await productsBySku(db, menus, skus) : []
  const bySku = (requested: ForeignProduct) =>
    skusOf(requested)
      .map(sku => numbered.find(row => row.sku === sku && isOnMenuOf(row, requested)))
      .find(row => row !== undefined)
  const searchKeys = new Set(
    asked.flatMap(requested => (bySku(requested) ? [] : keyOf(requested.name) || [])),
  )
  const named = searchKeys.size > 0 ? await productsLike(db, menus, [...searchKeys]) : []
  return asked.map(requested => {
    const row =
      bySku(requested) ??
      named.find(each => isOnMenuOf(each, requested) && isNamed(each, keyOf(requested.name)))
    return row && orderedProductOf(row)
  })
}

/** Returns those of the products that are on the menus of these brands. */
export const orderedProductsById = async (
  db: Db,
  { ids, ...menus }: { scope: Scope; serviceProviderIds: number[]; ids: number[] },
): Promise<OrderedProduct[]> =>
  ids.length === 0 ? [] : (await productsById(db, menus, ids)).map(orderedProductOf)
