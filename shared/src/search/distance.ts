// Sounds that people write for one another: ق as g, q or k, چ and ش, ظ as z, d or th. Each pair counts in both
// directions.
const NEAR = new Set(
  'gG gq gj gk kq Gq Tt Ts Tz TD Dd Dz td zs XG Xk Xh CS Cj jz kC'
    .split(' ')
    .flatMap(pair => [pair, [...pair].toReversed().join('')]),
)
const NEAR_COST = 0.3

export const NO_MATCH = 9

const letterCost = (left: string, right: string): number => (left === right ? 0 : 1)
export const soundCost = (left: string, right: string): number => {
  if (left === right) return 0
  return NEAR.has(left + right) ? NEAR_COST : 1
}

/** Rows of the distance table, reused between calls: one search fills thousands of them. */
const rows = [new Float64Array(64), new Float64Array(64), new Float64Array(64)] as const

interface Distances {
  /** Edits from one whole word to the other. */
  whole: number
  /** Edits from the word to the nearest prefix of the other. */
  beginning: number
}

/**
 * Returns the edit distance: letters added, removed, changed or swapped with the next. Supports words of at most 60
 * letters.
 */
export const distancesOf = (
  typed: string,
  word: string,
  cost: (left: string, right: string) => number = letterCost,
): Distances => {
  if (typed.length > 60 || word.length > 60) return { whole: NO_MATCH, beginning: NO_MATCH }
  let [before, last, next] = rows
  for (let at = 0; at <= word.length; at += 1) last[at] = at
  for (let row = 1; row <= typed.length; row += 1) {
    next[0] = row
    for (let at = 1; at <= word.length; at += 1) {
      const change = (last[at - 1] ?? 0) + cost(typed.charAt(row - 1), word.charAt(at - 1))
      let best = Math.min(change, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1)
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      if (isSwapped) best = Math.min(best, (before[at - 2] ?? 0) + 1)
      next[at] = best
    }
    ;[before, last, next] = [last, next, before]
  }
  let beginning = NO_MATCH
  for (let at = 1; at <= word.length; at += 1) beginning = Math.min(beginning, last[at] ?? NO_MATCH)
  return { whole: last[word.length] ?? NO_MATCH, beginning }
}
