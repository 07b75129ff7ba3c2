import { MENU_COLUMNS, MENU_FIELDS, ROW_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { ImportField } from '@sufra/shared/contracts/menu-columns'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Line } from '#src/modules/infrastructure/infrastructure.ts'
import { numberOf } from './cell-values.ts'
import { HEADING_WORDS, SIZE_WORDS } from './heading-words.ts'

export type Mapping = Partial<Record<ImportField, number>>

/** Assignment of columns to fields. */
export interface Columns {
  mapping: Mapping
  /** columns with the price of the size in their heading */
  sizeColumns: number[]
  /** columns with yes or no for the shared choices in their heading */
  modifierColumns: number[]
}

interface Table {
  headings: readonly string[]
  lines: readonly Line[]
}

// Loyverse and others append the store to a heading: "Price [Olaya]".
const STORE = /\s*\[[^\]]*\]\s*$/

const LONGEST_HEADING = 200

const withoutStore = (heading: string): string => heading.slice(0, LONGEST_HEADING).replace(STORE, '')

const keyOf = (text: string): string =>
  searchKey(withoutStore(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const FIELDS: readonly ImportField[] = [...MENU_FIELDS, ...ROW_FIELDS]
const OWN_HEADINGS: Partial<Record<ImportField, Record<'ar' | 'en', string>>> = MENU_COLUMNS
const KEYS = new Map(
  FIELDS.map(field => [
    field,
    [...Object.values(OWN_HEADINGS[field] ?? {}), ...HEADING_WORDS[field].split(',')].map(keyOf),
  ]),
)
const KNOWN = new Set([...KEYS.values()].flat())

export const isKnownHeading = (heading: string): boolean => KNOWN.has(keyOf(heading))

const byHeadings = (headings: readonly string[]): Mapping => {
  const keys = headings.map(keyOf)
  const taken = new Set<number>()
  const mapping: Mapping = {}
  for (const [field, words] of KEYS) {
    const at = words
      .map(word => keys.findIndex((heading, place) => heading === word && !taken.has(place)))
      .find(place => place >= 0)
    if (at === undefined) continue
    taken.add(at)
    mapping[field] = at
  }
  return mapping
}

const SAMPLE_ROWS = 200

const filledIn = (lines: readonly Line[], column: number): string[] =>
  lines.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => cells[column]?.trim() || [])

const isMostly = (cells: readonly string[], test: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(test).length * 2 > cells.length

const moved = (mapping: Mapping, { from, to }: Record<'from' | 'to', ImportField>): Mapping => {
  const { [from]: column, ...others } = mapping
  return column === undefined ? mapping : { ...others, [to]: column }
}

// The heading "Name" does not tell the language, but the texts below it do.
const inLanguageOfTexts = (mapping: Mapping, lines: readonly Line[]): Mapping => {
  let next = mapping
  for (const [from, to] of [
    ['nameEn', 'nameAr'],
    ['descriptionEn', 'descriptionAr'],
  ] as const) {
    const column = next[from]
    if (column === undefined || next[to] !== undefined) continue
    if (isMostly(filledIn(lines, column), cell => /\p{Script=Arabic}/u.test(cell)))
      next = moved(next, { from, to })
  }
  return next
}

// A column "Size" without prices in its cells names the size of each row.
const withSizeRows = (mapping: Mapping, lines: readonly Line[]): Mapping => {
  if (mapping.sizes === undefined || mapping.sizeName !== undefined) return mapping
  const cells = filledIn(lines, mapping.sizes)
  const isName = cells.length > 0 && cells.every(cell => !/[:;؛|]/.test(cell))
  return isName ? moved(mapping, { from: 'sizes', to: 'sizeName' }) : mapping
}

const SIZE_KEYS = new Set(SIZE_WORDS.split(',').map(keyOf))
const PRICE_WORD = /(?:^| )(?:price|السعر|سعر|ال(?=صغير|وسط|كبير|عائلي))(?: |$)?/g

const isSizeHeading = (heading: string): boolean => {
  const key = keyOf(heading)
  return SIZE_KEYS.has(key) || SIZE_KEYS.has(key.replace(PRICE_WORD, ' ').trim())
}

/** Returns the size's name from the heading of its column: "Small price" is Small. */
export const sizeOfHeading = (heading: string): string =>
  withoutStore(heading)
    .replace(/(?:^|\s)(?:price|السعر|سعر)(?=\s|$)/gi, ' ')
    .trim()

// Square writes "Modifier Set - Sauces", Loyverse "Modifier - "Sauces"".
const MODIFIER = /^modifier(?: set)?\s?-\s?"?([^"]{1,80})"?$/i

/** Returns the name of the shared choices from the heading of their column; undefined for another heading. */
export const choicesOfHeading = (heading: string): string | undefined =>
  MODIFIER.exec(withoutStore(heading))?.[1]?.trim() || undefined

/**
 * Recognizes columns by headings in Arabic and English, as other systems export them, and by the texts below.
 * Each column is used once.
 */
export const guessColumns = ({ headings, lines }: Table): Columns => {
  const mapping = withSizeRows(inLanguageOfTexts(byHeadings(headings), lines), lines)
  const taken = new Set(Object.values(mapping))
  const sizeColumns = headings.flatMap((heading, at) =>
    !taken.has(at) &&
    isSizeHeading(heading) &&
    filledIn(lines, at).length > 0 &&
    filledIn(lines, at).every(cell => numberOf(cell) !== undefined)
      ? [at]
      : [],
  )
  // A single column with a size's name may mean anything else.
  return {
    mapping,
    sizeColumns: sizeColumns.length > 1 ? sizeColumns.slice(0, 20) : [],
    modifierColumns: headings
      .flatMap((heading, at) => (!taken.has(at) && choicesOfHeading(heading) ? [at] : []))
      .slice(0, 50),
  }
}

const MONEY = /price|cost|amount|sar\b|سعر|تكلف|قيمه|ريال/
const NO_PRICE = /^(?:cost|التكلفه|تكلفه|سعر التكلفه|cost price|purchase price)$/

/** Returns columns that may have the price, likeliest first, for a question when none was recognized. */
export const likelyPrices = (
  { headings, lines }: Table,
  { mapping, sizeColumns }: Pick<Columns, 'mapping' | 'sizeColumns'>,
): number[] => {
  if (mapping.price !== undefined || mapping.sizes !== undefined || sizeColumns.length > 0) return []
  const taken = new Set(Object.values(mapping))
  const numeric = headings.flatMap((heading, at) =>
    !taken.has(at) && isMostly(filledIn(lines, at), cell => numberOf(cell) !== undefined)
      ? [{ at, key: keyOf(heading) }]
      : [],
  )
  const rank = ({ key }: { key: string }) => (NO_PRICE.test(key) ? 2 : MONEY.test(key) ? 0 : 1)
  return numeric.toSorted((one, other) => rank(one) - rank(other)).map(({ at }) => at)
}
