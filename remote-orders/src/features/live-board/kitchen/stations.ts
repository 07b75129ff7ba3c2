import type { Category } from '@sufra/shared/contracts/category'
import type { Order, ProductOrder } from '@sufra/shared/contracts/order'

export interface Stations {
  categories: Pick<Category, 'id' | 'name' | 'parentId'>[]
  /** a product's category, by the product's id */
  categoryOf: Record<number, number>
}

/** The categories that a device chose, as it remembers them: `3,5`. */
export const readChosen = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .filter(part => /^[1-9]\d{0,9}$/.test(part))
    .map(Number)

/** Of what a device chose, what there still is: a category that was deleted is cooked nowhere, and would leave the rest uncooked. */
export const stillChosen = (chosen: readonly number[], stations: Stations | undefined): readonly number[] =>
  stations ? chosen.filter(id => stations.categories.some(category => category.id === id)) : chosen

const isHere = (line: ProductOrder, chosen: readonly number[], { categories, categoryOf }: Stations) => {
  const id = line.productId === null ? undefined : categoryOf[line.productId]
  const category = categories.find(each => each.id === id)
  // What nobody knows the station of, every station sees: better twice than not at all.
  if (!category) return true
  return chosen.includes(category.id) || (category.parentId !== null && chosen.includes(category.parentId))
}

/** What of an order this device cooks: all while it chose nothing, and while it is not known what is where. */
export const linesHere = (
  { productOrder }: Order,
  chosen: readonly number[],
  stations: Stations | undefined,
): ProductOrder[] =>
  chosen.length === 0 || !stations
    ? productOrder
    : productOrder.filter(line => isHere(line, chosen, stations))
