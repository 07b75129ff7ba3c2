import type { Category } from '@sufra/shared/contracts/category'
import type { Order, ProductOrder } from '@sufra/shared/contracts/order'

export interface Stations {
  categories: Pick<Category, 'id' | 'name' | 'parentId'>[]
  /** category id by product id */
  categoryOf: Record<number, number>
}

/** Reads a device's stored categories, such as `3,5`. */
export const readChosen = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .filter(part => /^[1-9]\d{0,9}$/.test(part))
    .map(Number)

/** Returns the chosen categories that still exist. A station whose only category was deleted shows all dishes again. */
export const stillChosen = (chosen: readonly number[], stations: Stations | undefined): readonly number[] =>
  stations ? chosen.filter(id => stations.categories.some(category => category.id === id)) : chosen

const isHere = (line: ProductOrder, chosen: readonly number[], { categories, categoryOf }: Stations) => {
  const id = line.productId === null ? undefined : categoryOf[line.productId]
  const category = categories.find(each => each.id === id)
  // Every station shows a dish of unknown category: cooking it twice is better than not at all.
  if (!category) return true
  return chosen.includes(category.id) || (category.parentId !== null && chosen.includes(category.parentId))
}

/** Returns the order lines of this device's station: all lines without a choice or before the categories load. */
export const stationLines = (
  { productOrder }: Order,
  chosen: readonly number[],
  stations: Stations | undefined,
): ProductOrder[] =>
  chosen.length === 0 || !stations
    ? productOrder
    : productOrder.filter(line => isHere(line, chosen, stations))
