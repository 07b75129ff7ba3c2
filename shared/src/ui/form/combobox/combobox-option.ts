import type { ReactNode } from 'react'
import { createSearch, DIALECT_SYNONYMS } from '#src/search/search.ts'
import type { Synonyms } from '#src/search/search.ts'

export interface ComboboxOption<Value extends string | number> {
  value: Value
  label: string
  /** Quiet second line, such as a distinction between equal names. */
  detail?: ReactNode
  /** More words to search, such as its name in the other language. */
  keywords?: string
}

type Named = { label: string; keywords?: string }
interface OptionSearch {
  search: ReturnType<typeof createSearch>
  synonyms: Synonyms
}
const searches = new WeakMap<readonly Named[], OptionSearch>()

const searchOf = (options: readonly Named[], synonyms: Synonyms): OptionSearch['search'] => {
  const known = searches.get(options)
  if (known?.synonyms === synonyms) return known.search
  const names = options.map(({ label, keywords }) => ({ ar: label, en: '', keywords }))
  const search = createSearch(names, { synonyms })
  searches.set(options, { search, synonyms })
  return search
}

/** Returns the matching options, best first: see `createSearch`. */
export const findOptions = <Option extends Named>(
  options: readonly Option[],
  text: string,
  synonyms: Synonyms = DIALECT_SYNONYMS,
): Option[] => searchOf(options, synonyms)(text).flatMap(place => options[place] ?? [])
