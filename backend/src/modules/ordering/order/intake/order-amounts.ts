import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { PlacedLine, PlacedOrder } from '#src/modules/channels/channels.ts'

/** A line with its options, as many times as it was ordered. */
export const lineTotal = (line: PlacedLine): number => {
  const options = line.modifiers.flatMap(modifier => modifier.options)
  const each = options.reduce(
    (sum, option) => sum + toHalalas(option.price) * option.quantity,
    toHalalas(line.unitPrice),
  )
  return toRiyals(each * line.quantity)
}

/** What does not add up, for people to read ("146.00 ≠ 141.00"); null when the platform's figures are consistent. */
export const priceMismatch = (order: PlacedOrder): string | null => {
  const lines = order.lines.reduce((sum, line) => sum + toHalalas(lineTotal(line)), 0)
  const said = toHalalas(order.subTotal)
  const final = said - toHalalas(order.discountTotal) + toHalalas(order.deliveryFee)
  const saidFinal = toHalalas(order.finalPrice)
  const [ours, theirs] = lines === said ? [final, saidFinal] : [lines, said]
  return ours === theirs ? null : `${toRiyals(ours).toFixed(2)} ≠ ${toRiyals(theirs).toFixed(2)}`
}
