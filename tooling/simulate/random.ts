/** Repeatable random numbers: the same seed gives the same orders. */
export interface Random {
  /** from 0 up to, not including, 1 */
  next(): number
  /** an integer, both ends included */
  between(low: number, high: number): number
  /** true with this probability */
  happens(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** The generator mulberry32: small, fast and good enough to choose products. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    happens: share => next() < share,
    pick: items => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
