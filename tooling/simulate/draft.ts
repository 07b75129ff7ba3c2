import { UNKNOWN_DISHES } from './menu.ts'
import type { Dish, Option } from './menu.ts'
import { CUSTOMERS, DRIVERS, LINE_NOTES, ORDER_NOTES } from './people.ts'
import type { Random } from './random.ts'

export interface DraftLine {
  dish: Dish
  quantity: number
  options: Option[]
  note: string
}

/** An order before a platform's own format. Amounts in SAR. */
export interface Draft {
  id: string
  number: number
  type: 'delivery' | 'pickup'
  placedAt: Date
  /** null: as soon as possible */
  scheduledFor: Date | null
  customer: { name: string; phone: string }
  driver: { name: string; phone: string }
  note: string
  payment: 'online' | 'cash' | 'card'
  lines: DraftLine[]
  subTotal: number
  discount: number
  deliveryFee: number
  /** charge beside those that the platform documents */
  serviceFee: number
  /** a part does not follow the documentation */
  isBroken: boolean
  total: number
}

export interface DraftOptions {
  id: string
  number: number
  placedAt: Date
  isScheduled: boolean
  hasUnknownDish: boolean
  hasWrongPrice: boolean
  hasServiceFee: boolean
  hasWeight: boolean
  isBroken: boolean
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

export const priceEach = ({ dish, options }: DraftLine): number =>
  cents(options.reduce((sum, { price }) => sum + price, dish.price))

const phone = (random: Random): string => `+9665${random.between(10_000_000, 99_999_999)}`

// At most one option of each group, with a probability of two thirds.
const optionsOf = (dish: Dish, random: Random): Option[] => {
  const groups = [...new Set(dish.options.map(({ group }) => group.en))]
  return groups
    .filter(() => random.happens(0.66))
    .map(group => random.pick(dish.options.filter(each => each.group.en === group)))
}

const lineOf = (dish: Dish, random: Random): DraftLine => ({
  dish,
  quantity: random.pick([1, 1, 1, 2, 2, 3]),
  options: optionsOf(dish, random),
  note: random.happens(0.15) ? random.pick(LINE_NOTES) : '',
})

const dishesFor = (menu: readonly Dish[], random: Random): Dish[] => {
  const count = random.pick([1, 2, 2, 3, 3, 4, 5])
  return [...new Set(Array.from({ length: count }, () => random.pick(menu)))]
}

export const draftOrder = (request: DraftOptions, menu: readonly Dish[], random: Random): Draft => {
  const dishes = dishesFor(menu, random)
  if (request.hasUnknownDish) dishes.push(random.pick(UNKNOWN_DISHES))
  const drawn = dishes.map(dish => lineOf(dish, random))
  const lines = request.hasWeight ? drawn.map(line => ({ ...line, quantity: line.quantity / 2 })) : drawn
  const subTotal = cents(lines.reduce((sum, line) => sum + priceEach(line) * line.quantity, 0))
  const type = random.happens(0.2) ? 'pickup' : 'delivery'
  const deliveryFee = type === 'delivery' ? random.pick([0, 7, 9.5, 12]) : 0
  const serviceFee = request.hasServiceFee ? 2 : 0
  const discount = random.happens(0.2) ? cents(subTotal * 0.1) : 0
  const inTwoHours = new Date(request.placedAt.getTime() + random.between(90, 180) * 60_000)
  return {
    id: request.id,
    number: request.number,
    placedAt: request.placedAt,
    scheduledFor: request.isScheduled ? inTwoHours : null,
    type,
    lines,
    subTotal,
    discount,
    deliveryFee,
    serviceFee,
    isBroken: request.isBroken,
    customer: { name: random.pick(CUSTOMERS), phone: phone(random) },
    driver: { name: random.pick(DRIVERS), phone: phone(random) },
    note: random.happens(0.35) ? random.pick(ORDER_NOTES) : '',
    payment: random.pick(['online', 'online', 'online', 'cash', 'card']),
    total: cents(subTotal - discount + deliveryFee + serviceFee + (request.hasWrongPrice ? 5 : 0)),
  }
}
