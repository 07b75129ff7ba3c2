import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { AmountDifference, OrderCharge } from '@sufra/shared/contracts/order'
import type { PlacedLine, PlacedOrder } from '#src/modules/channels/channels.ts'
import type { Localized } from '@sufra/shared/contracts/wire'

// The largest amount of the contracts. A larger sum is shown as a difference.
const LARGEST_HALALAS = 9_999_999_999

const bounded = (halalas: number): number =>
  Math.max(-LARGEST_HALALAS, Math.min(LARGEST_HALALAS, Math.round(halalas)))

/** Returns the total of a line with its options and quantity. */
export const lineTotal = (line: PlacedLine): number => {
  const options = line.modifiers.flatMap(modifier => modifier.options)
  const each = options.reduce(
    (sum, option) => sum + toHalalas(option.price) * option.quantity,
    toHalalas(line.unitPrice),
  )
  return toRiyals(bounded(each * line.quantity))
}

// The first pattern that matches the platform's own name decides.
const NAMES: readonly [RegExp, Localized][] = [
  [/tip|gratuity/i, { ar: 'إكرامية', en: 'Tip' }],
  [/small|minimum|min_/i, { ar: 'رسوم الحد الأدنى للطلب', en: 'Small order fee' }],
  [/pack|container|bag/i, { ar: 'رسوم التغليف', en: 'Packaging fee' }],
  [/service/i, { ar: 'رسوم الخدمة', en: 'Service fee' }],
  [/vat|tax/i, { ar: 'الضريبة', en: 'Tax' }],
  [/voucher|coupon|promo/i, { ar: 'قسيمة', en: 'Voucher' }],
  [/deposit/i, { ar: 'تأمين مسترد', en: 'Deposit' }],
]

const spaced = (key: string): string => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns a readable name of a charge from the platform's own one: `service_fee` is "Service fee". */
const chargeName = (key: string): Localized => {
  const known = NAMES.find(([pattern]) => pattern.test(key))
  if (known) return known[1]
  const name = spaced(key)
  return { ar: name, en: name }
}

// The smallest coin.
const ROUNDING_HALALAS = 5

const differenceOf = (
  of: AmountDifference['of'],
  { expected, stated }: { expected: number; stated: number },
): AmountDifference[] =>
  expected === stated
    ? []
    : [
        {
          of,
          isRounding: Math.abs(expected - stated) <= ROUNDING_HALALAS,
          expected: toRiyals(bounded(expected)),
          stated: toRiyals(stated),
        },
      ]

// Each charge is added, included in another sum, or subtracted. Beyond this number there are too many
// combinations.
const MOST_TRIED = 6
const WAYS = [1, 0, -1] as const

/**
 * Returns how each charge counts (1, 0 or -1), so that the sums come closest to the platform's total.
 * Platforms list amounts that their total already includes (VAT), and write reductions without a sign. Adding
 * all of them has priority.
 */
const waysToCount = (halalas: number[], missing: number): number[] => {
  const all = halalas.map(() => 1)
  if (halalas.length > MOST_TRIED) return all
  const combinations = halalas.reduce<number[][]>(
    (ways, amount) =>
      ways.flatMap(way => WAYS.filter(times => times >= 0 || amount > 0).map(times => [...way, times])),
    [[]],
  )
  const restOf = (way: number[]) =>
    Math.abs(missing - way.reduce((sum, times, at) => sum + times * (halalas[at] ?? 0), 0))
  return combinations.reduce((best, way) => (restOf(way) < restOf(best) ? way : best), all)
}

/** Returns the platform's charges besides delivery, and the differences in its own sums. */
export const readAmounts = (
  order: PlacedOrder,
): { charges: OrderCharge[]; amountDifferences: AmountDifference[] } => {
  const lines = order.lines.reduce((sum, line) => sum + toHalalas(lineTotal(line)), 0)
  const subTotal = toHalalas(order.subTotal)
  const usual = subTotal - toHalalas(order.discountTotal) + toHalalas(order.deliveryFee)
  const total = toHalalas(order.finalPrice)
  const halalas = order.charges.map(({ amount }) => toHalalas(amount))
  const ways = waysToCount(halalas, total - usual)
  const charges = order.charges.map(({ key, amount }, at): OrderCharge => {
    const times = ways[at] ?? 1
    return {
      name: JSON.stringify(chargeName(key)),
      amount: times < 0 ? -amount : amount,
      isAdded: times !== 0,
    }
  })
  const added = charges.reduce((sum, { amount, isAdded }) => sum + (isAdded ? toHalalas(amount) : 0), 0)
  return {
    charges,
    amountDifferences: [
      ...differenceOf('items', { expected: lines, stated: subTotal }),
      ...differenceOf('total', { expected: usual + added, stated: total }),
    ],
  }
}
