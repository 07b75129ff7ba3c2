import { searchKey } from '@sufra/shared/contracts/text'

/**
 * Where what was typed stands in a name, other spellings of the same letters included ("كبسه" in "كبسة لحم"): from and to, in
 * characters of the name. Null when it does not stand there as it is.
 */
export const matchRange = (name: string, typed: string): { from: number; to: number } | null => {
  const wanted = searchKey(typed.trim())
  if (wanted === '') return null
  const letters = [...name]
  const starts = letters.map((_, at) => letters.slice(0, at).join('').length)
  // Which letter of the name each character of its key came from.
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
