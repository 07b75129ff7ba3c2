import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { productsBySku, productsLike } from './product.repository.ts'
import type { MenuProduct } from './product.repository.ts'

/** A product as a delivery platform names it, on the menu of one brand. */
export interface ForeignProduct {
  serviceProviderId: number
  sku: string | null
  name: Localized
}

export type OrderedProduct = Pick<MenuProduct, 'id' | 'imageKey'>

// One name decides: a dish whose two names point at two products is for a person to sort out, not for the kitchen.
const keyOf = ({ ar, en }: Localized): string => searchKey(en || ar).trim()

const isNamed = (row: MenuProduct, key: string): boolean => {
  const { ar, en } = readLocalized(row.name)
  return key !== '' && [en, ar].some(name => searchKey(name).trim() === key)
}

const isOnMenuOf = (row: MenuProduct, asked: ForeignProduct): boolean =>
  row.serviceProviderId === asked.serviceProviderId

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
  const skus = [...new Set(asked.flatMap(({ sku }) => sku ?? []))]
  const numbered = skus.length > 0 ? await productsBySku(db, menus, skus) : []
  const bySku = (wish: ForeignProduct) => numbered.find(row => row.sku === wish.sku && isOnMenuOf(row, wish))
  const searchKeys = new Set(asked.flatMap(wish => (bySku(wish) ? [] : keyOf(wish.name) || [])))
  const named = searchKeys.size > 0 ? await productsLike(db, menus, [...searchKeys]) : []
  return asked.map(
    wish => bySku(wish) ?? named.find(row => isOnMenuOf(row, wish) && isNamed(row, keyOf(wish.name))),
  )
}
