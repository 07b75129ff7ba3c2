import { searchKey } from '@sufra/shared/contracts/text'

/**
 * Returns the range of the typed text in a name, in characters of the name. Matches other spellings of the same
 * letters ("كبسه" in "كبسة لحم"). Null without a contiguous match.
 */
export const matchRange = (name: string, typed: string): { from: number; to: number } | null => {
  const wanted = searchKey(typed.trim())
  if (wanted === '') return null
  const letters = [...name]
  const starts = letters.map((_, at) => letters.slice(0, at).join('').length)
  // Index of the name's letter for each character of the search key.
  const origins = letters.flatMap((letter, at) =>
    searchKey(letter)
      .split('')
      .map(() => at),
  )
  const found = letters.map(searchKey).join('').indexOf(wanted)
  const first = origins[found]
  const last = origins[found + wanted.length - 1]
  if (found < 0 || first === undefined || last === undefined) return null
  return { from: starts[first] ?? 0, to: (starts[last] ?? 0) + (letters[last] ?? '').length }
}
