import { toHalalas, toRiyals, vatIn } from '@sufra/shared/contracts/halalas'
import type { InvoiceLine } from '@sufra/shared/contracts/invoice'
import type { Localized } from '@sufra/shared/contracts/wire'

/** SAR with VAT; negative for discounts and credits. */
export interface LineToIssue {
  description: Localized
  gross: number
}

export interface Sums {
  net: number
  vat: number
  gross: number
}

export interface InvoiceTotals extends Sums {
  lines: InvoiceLine[]
}

// VAT in halalas times 23 is an integer, because 15/115 is 3/23.
const shareOf = (gross: number) => {
  const floor = Math.floor((gross * 3) / 23)
  return { floor, rest: gross * 3 - floor * 23 }
}

/**
 * Rounds the VAT of the total once, half up, and splits it over the lines by the largest remainder. Each line
 * differs by less than a halala from its exact share.
 */
export const sumLines = (lines: readonly LineToIssue[]): InvoiceTotals => {
  const amounts = lines.map(({ gross }) => toHalalas(gross))
  const gross = amounts.reduce((all, each) => all + each, 0)
  const vat = toHalalas(vatIn(toRiyals(gross)))
  const shares = amounts.map(shareOf)
  const missing = vat - shares.reduce((all, { floor }) => all + floor, 0)
  const largestFirst = shares
    .map(({ rest }, at) => ({ rest, at }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at)
  const raised = new Set(largestFirst.slice(0, missing).map(({ at }) => at))
  const made = lines.map(({ description }, at): InvoiceLine => {
    const amount = amounts[at] ?? 0
    const part = (shares[at]?.floor ?? 0) + (raised.has(at) ? 1 : 0)
    return { description, net: toRiyals(amount - part), vat: toRiyals(part), gross: toRiyals(amount) }
  })
  return { lines: made, net: toRiyals(gross - vat), vat: toRiyals(vat), gross: toRiyals(gross) }
}

/**
 * Returns the sums of a credit note over `amount` when `before` was credited already. Its VAT is the VAT of
 * both together less the VAT of `before`, so that all notes of an invoice credit exactly the invoice's VAT.
 */
export const sumCredit = (amount: number, before: Pick<Sums, 'gross' | 'vat'>): Sums => {
  const all = toRiyals(toHalalas(before.gross) + toHalalas(amount))
  const vat = toHalalas(vatIn(all)) - toHalalas(before.vat)
  return { gross: amount, vat: toRiyals(vat), net: toRiyals(toHalalas(amount) - vat) }
}
