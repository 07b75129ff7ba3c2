import { toHalalas, toRiyals, vatIn } from '@sufra/shared/contracts/halalas'
import type { ProductOrder } from '@sufra/shared/contracts/order'
import type { Product } from '@sufra/shared/contracts/product'
import type { Chance } from '../random.ts'

export interface OrderedProduct {
  id: number
  sku: string | null
  name: string
  price: number
  modifiers: Product['modifiers']
}

export interface Line {
  /** null for a product that is on no menu */
  productId: number | null
  sku: string | null
  productName: string
  quantity: number
  unitPrice: number
  note: string
  modifiers: ProductOrder['modifierOrder']
  finalPrice: number
}

export interface Basket {
  lines: Line[]
  subTotal: number
  discountTotal: number
  deliveryFee: number
  vatTotal: number
  finalPrice: number
}

const QUANTITIES = [1, 1, 1, 1, 2, 2, 3] as const
const SIZES = [1, 1, 2, 2, 2, 3, 3, 4, 5] as const
const FEES = [0, 7, 9.5, 12] as const

const rounded = (amount: number): number => toRiyals(toHalalas(amount))

const chosen = (modifiers: Product['modifiers'], chance: Chance): ProductOrder['modifierOrder'] =>
  modifiers
    .filter(({ required }) => required || chance.happens(0.4))
    .flatMap((modifier, position) => {
      const option = modifier.options[chance.whole(0, modifier.options.length - 1)]
      if (!option) return []
      const { optionNameEn, optionNameAr = '', price } = option
      const picked = { id: 1, optionNameEn, optionNameAr, quantity: 1, price }
      return [{ id: position + 1, name: JSON.stringify(modifier.name), optionOrder: [picked] }]
    })

const lineOf = (product: OrderedProduct, chance: Chance): Line => {
  const modifiers = chosen(product.modifiers, chance)
  const options = modifiers.flatMap(({ optionOrder }) => optionOrder)
  const quantity = chance.pick(QUANTITIES)
  const each = options.reduce((sum, option) => sum + option.price * option.quantity, product.price)
  return {
    productId: product.id,
    sku: product.sku,
    productName: product.name,
    quantity,
    unitPrice: product.price,
    note: '',
    modifiers,
    finalPrice: rounded(each * quantity),
  }
}

/** Returns the lines of one order, with amounts that add up. Products are drawn from a weighted list. */
export const fillBasket = (
  wheel: readonly OrderedProduct[],
  { chance, isDelivery }: { chance: Chance; isDelivery: boolean },
): Basket => {
  const size = chance.pick(SIZES)
  const products = Array.from({ length: size }, () => wheel[chance.whole(0, wheel.length - 1)])
  const lines = [...new Set(products)].flatMap(product => (product ? [lineOf(product, chance)] : []))
  const subTotal = rounded(lines.reduce((sum, line) => sum + line.finalPrice, 0))
  const discountTotal = chance.happens(0.12) ? rounded(subTotal * 0.1) : 0
  const deliveryFee = isDelivery ? chance.pick(FEES) : 0
  const finalPrice = rounded(subTotal - discountTotal + deliveryFee)
  return { lines, subTotal, discountTotal, deliveryFee, finalPrice, vatTotal: vatIn(finalPrice) }
}
