/** Sums are computed in halalas, the hundredth of a riyal: 0.1 + 0.2 must be 0.3. */
export const toHalalas = (riyals: number): number => Math.round(riyals * 100)

export const toRiyals = (halalas: number): number => halalas / 100

/**
 * Returns the VAT included in an amount, at 15 %: gross × 15 / 115, half up (contract 1). 35.00 includes 4.57.
 * @param gross SAR
 */
export const vatIn = (gross: number): number =>
  // In whole halalas, so that halves are exact: 15/115 is 3/23.
  toRiyals(Math.floor((6 * toHalalas(gross) + 23) / 46))
