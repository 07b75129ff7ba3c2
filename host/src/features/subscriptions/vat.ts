/**
 * The VAT in an amount that includes it, at 15 %: gross × 15 / 115, half up (specification#wire).
 * @param gross SAR
 */
export const vatIn = (gross: number): number => {
  // In whole halalas, so that a half is a half: 15/115 is 3/23.
  const halalas = Math.round(gross * 100)
  return Math.floor((6 * halalas + 23) / 46) / 100
}
