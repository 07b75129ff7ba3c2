/** Random numbers that a seed makes repeatable. */
export interface Chance {
  between(low: number, high: number): number
  /** a whole number, both ends included */
  whole(low: number, high: number): number
  happens(probability: number): boolean
  pick<const Choice>(choices: readonly [Choice, ...Choice[]]): Choice
}

export const createChance = (seed: number): Chance => {
  let state = seed * 2_654_435_761 + 1
  // An integer hash of a counter: short, and uniform enough for pictures and demo data.
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_909)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    happens: probability => next() < probability,
    pick: choices => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
