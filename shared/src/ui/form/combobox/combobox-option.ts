import type { ReactNode } from 'react'
import { createSearch } from '#src/search/search.ts'

export interface ComboboxOption<Value extends string | number> {
  value: Value
  label: string
  /** A quiet second line, or what tells two of one name apart. */
  detail?: ReactNode
  /** More words that find it, such as its name in the other language. */
  keywords?: string
}

type Named = { label: string; keywords?: string }
const searches = new WeakMap<readonly Named[], ReturnType<typeof createSearch>>()

/** Those that were meant, best first: see `createSearch`. */
export const findOptions = <Option extends Named>(options: readonly Option[], text: string): Option[] => {
  const search =
    searches.get(options) ??
    createSearch(options.map(({ label, keywords }) => ({ ar: label, en: '', keywords })))
  searches.set(options, search)
  return search(text).flatMap(place => options[place] ?? [])
}
