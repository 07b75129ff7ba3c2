import type { Order, ProductOrder } from '@sufra/shared/contracts/order'

/** The same dish with the same options and the same wish. */
export interface DishKind {
  key: string
  /** one line that asks for it: its options and its note stand for all of them */
  line: ProductOrder
  count: number
}

export interface Dish {
  key: string
  line: ProductOrder
  count: number
  /** most wanted first; one alone when all are the same */
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

// Weights are decimal fractions, whose sums are not: 0.1 + 0.2.
const plus = (one: number, other: number) => Math.round((one + other) * 1000) / 1000

/** What the kitchen has to make now, over all orders that were accepted and are not ready. */
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
