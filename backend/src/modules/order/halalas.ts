/** Sums are made in halalas, the hundredth of a riyal: 0.1 + 0.2 must be 0.3. */
export const toHalalas = (riyals: number): number => Math.round(riyals * 100)

export const toRiyals = (halalas: number): number => halalas / 100

/** The 15 % in a price that includes it, in SAR, half up: 35.00 has 4.57. */
export const vatOf = (gross: number): number => toRiyals(Math.floor((toHalalas(gross) * 15 * 2 + 115) / 230))
