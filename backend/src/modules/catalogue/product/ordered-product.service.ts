import { readLocalized, searchKey, tidyCode } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import type { Schedule } from '@sufra/shared/contracts/on-sale'
import { productsById, productsBySku, productsLike } from './ordered-product.repository.ts'
import type { MenuProduct } from './ordered-product.repository.ts'

/** A product as a delivery platform names it, on the menu of one brand. */
export interface ForeignProduct {
  serviceProviderId: number
  sku: string | null
  name: Localized
}

export interface OrderedProduct extends Pick<MenuProduct, 'id' | 'serviceProviderId' | 'imageKey'> {
  /** when it is sold, by itself and by its categories: all of them count, and without any it is sold always */
  schedules: Schedule[]
}

const orderedProductOf = (row: MenuProduct): OrderedProduct => ({
  ...{ id: row.id, serviceProviderId: row.serviceProviderId, imageKey: row.imageKey },
  schedules: [row.ownHours, row.categoryHours, row.parentHours].filter(hours => hours !== null),
})

// One name decides: a dish whose two names point at two products is for a person to sort out, not for the kitchen.
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
 * What platforms' lines mean on the menus of their brands: by the shop's own number, or else by exactly its
 * English name (the Arabic one where there is none). In the order asked; undefined for what is not on the menu.
 */
export const findOrderedProducts = async (
  db: Db,
  scope: Scope,
  asked: ForeignProduct[],
): Promise<(OrderedProduct | undefined)[]> => {
  const menus = { scope, serviceProviderIds: [...new Set(asked.map(wish => wish.serviceProviderId))] }
  const skus = [...new Set(asked.flatMap(skusOf))]
  const numbered = skus.length > 0 ? await productsBySku(db, menus, skus) : []
  const bySku = (wish: ForeignProduct) =>
    skusOf(wish)
      .map(sku => numbered.find(row => row.sku === sku && isOnMenuOf(row, wish)))
      .find(row => row !== undefined)
  const searchKeys = new Set(asked.flatMap(wish => (bySku(wish) ? [] : keyOf(wish.name) || [])))
  const named = searchKeys.size > 0 ? await productsLike(db, menus, [...searchKeys]) : []
  return asked.map(wish => {
    const row = bySku(wish) ?? named.find(each => isOnMenuOf(each, wish) && isNamed(each, keyOf(wish.name)))
    return row && orderedProductOf(row)
  })
}

/** These products, as far as they stand on the menus of these brands. */
export const orderedProductsById = async (
  db: Db,
  { ids, ...menus }: { scope: Scope; serviceProviderIds: number[]; ids: number[] },
): Promise<OrderedProduct[]> =>
  ids.length === 0 ? [] : (await productsById(db, menus, ids)).map(orderedProductOf)
