import type { Order, ProductOrder } from '@sufra/shared/contracts/order'

/** A dish with equal options and an equal note. */
export interface DishKind {
  key: string
  /** one order line as the sample for options and note */
  line: ProductOrder
  count: number
}

export interface Dish {
  key: string
  line: ProductOrder
  count: number
  /** by count, descending; one entry if all lines are equal */
  kinds: DishKind[]
}

const isInTheKitchen = ({ orderStatus }: Order) => orderStatus === 'Accepted' || orderStatus === 'Preparing'

const dishKey = ({ productId, productName }: ProductOrder) => String(productId ?? productName)

const kindKey = ({ modifierOrder, note }: ProductOrder) =>
  JSON.stringify([
    modifierOrder
      .flatMap(({ optionOrder }) => optionOrder)
      .map(({ optionNameAr, optionNameEn, quantity }) => `${quantity} ${optionNameEn || optionNameAr}`)
      .toSorted(),
    note.trim(),
  ])

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count

// Weights are decimal fractions, whose floating-point sums are inexact (0.1 + 0.2), so sums are rounded.
const plus = (one: number, other: number) => Math.round((one + other) * 1000) / 1000

/** Returns the dishes of all orders that are accepted and not ready. */
export const countDishes = (orders: readonly Order[]): Dish[] => {
  const dishes = new Map<string, Dish>()
  for (const line of orders.filter(isInTheKitchen).flatMap(({ productOrder }) => productOrder)) {
    const dish = dishes.get(dishKey(line)) ?? { key: dishKey(line), line, count: 0, kinds: [] }
    const kind = dish.kinds.find(({ key }) => key === kindKey(line))
    dish.count = plus(dish.count, line.productQuantity)
    if (kind) kind.count = plus(kind.count, line.productQuantity)
    else dish.kinds.push({ key: kindKey(line), line, count: line.productQuantity })
    dishes.set(dish.key, dish)
  }
  return [...dishes.values()]
    .map(dish => ({ ...dish, kinds: dish.kinds.toSorted(byCount) }))
    .toSorted(byCount)
}
