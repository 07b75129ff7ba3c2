import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import { productsBySku, productsLike } from './product.repository.ts'
import type { ProductRow } from './product.repository.ts'

/** A product as a delivery platform names it. */
export interface ForeignProduct {
  sku: string | null
  name: Localized
}

export type OrderedProduct = Pick<ProductRow, 'id' | 'imageKey'>

interface Menu {
  scope: Scope
  serviceProviderId: number
}

// One name decides: a dish whose two names point at two products is for a person to sort out, not for the kitchen.
const keyOf = ({ ar, en }: Localized): string => searchKey(en || ar).trim()

const isNamed = (row: ProductRow, key: string): boolean => {
  const { ar, en } = readLocalized(row.name)
  return key !== '' && [en, ar].some(name => searchKey(name).trim() === key)
}

/**
 * What the platform's lines mean on the menu of a brand: by the shop's own number, or else by exactly its
 * English name (the Arabic one where there is none). In the order asked; undefined for what is not on the menu.
 */
export const findOrderedProducts = async (
  db: Db,
  menu: Menu,
  asked: ForeignProduct[],
): Promise<(OrderedProduct | undefined)[]> => {
  const skus = asked.flatMap(({ sku }) => sku ?? [])
  const bySku = new Map(
    (skus.length > 0 ? await productsBySku(db, { ...menu, skus }) : []).map(row => [row.sku, row]),
  )
  const searchKeys = asked.filter(({ sku }) => !bySku.has(sku)).flatMap(({ name }) => keyOf(name) || [])
  const named = searchKeys.length > 0 ? await productsLike(db, { ...menu, searchKeys }) : []
  return asked.map(({ sku, name }) => bySku.get(sku) ?? named.find(row => isNamed(row, keyOf(name))))
}
