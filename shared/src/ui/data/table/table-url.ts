import { typedDay } from '../../form/dates/calendar-day.ts'
import type { TableSort } from './table-column.ts'

/** Filter values: `''` and null are left out of the address, a list is written with commas. */
export type UrlFilters = Record<string, string | number | boolean | null | readonly string[]>

export const PAGE_SIZES = [20, 50, 100] as const

export interface TableUrl<Filters extends UrlFilters, Key extends string> {
  /**
   * Reads the filters, each by `urlText`, `urlChoice`, `urlId`, `urlDay` or `urlList`. An empty address gives the
   * defaults.
   */
  readFilters: (params: URLSearchParams) => Filters
  /** Sort keys; the first is the default. Leave it out for a table without a choice of order. */
  sortKeys?: readonly Key[]
  /** Direction of the first key by default; `ascending` if left out. */
  usualDirection?: TableSort['direction']
}

export interface TableState<Filters, Key extends string> {
  filters: Filters
  sort: { key: Key; direction: TableSort['direction'] } | undefined
  page: number
  pageSize: number
}

/** Returns a text of the address, cut to `length`; `''` if it is missing. */
export const urlText = (text: string | null, length = 200): string => text?.slice(0, length) ?? ''

/** Returns the text if it is one of the values, otherwise null. */
export const urlChoice = <Value extends string>(
  text: string | null,
  values: readonly Value[],
): Value | null => values.find(value => value === text) ?? null

const LARGEST_ID = 2_147_483_647
// The server refuses higher page numbers (specification#wire).
const LAST_PAGE = 1_000_000

const urlNumber = (text: string | null, largest: number): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest ? Number(text) : null

/** Returns an id, a number from 1; null for anything else. */
export const urlId = (text: string | null): number | null => urlNumber(text, LARGEST_ID)

/** Returns a day as `2026-11-22`; null for anything else. */
export const urlDay = (text: string | null): string | null =>
  // Browsers parse the 31st of February as a day in March.
  text && typedDay(text) === text ? text : null

/** Returns the values that a comma-separated list contains. */
export const urlList = <Value extends string>(text: string | null, values: readonly Value[]): Value[] => {
  const named = text?.split(',') ?? []
  return values.filter(value => named.includes(value))
}

const directionOf = (text: string | null, usual: TableSort['direction']) => {
  if (text === 'asc') return 'ascending'
  return text === 'desc' ? 'descending' : usual
}

/** Reads an address. Ignores invalid values. */
export const readTableUrl = <Filters extends UrlFilters, Key extends string>(
  { readFilters, sortKeys, usualDirection = 'ascending' }: TableUrl<Filters, Key>,
  params: URLSearchParams,
): TableState<Filters, Key> => {
  const key = sortKeys && (urlChoice(params.get('sort'), sortKeys) ?? sortKeys[0])
  const usual = key === sortKeys?.[0] ? usualDirection : 'ascending'
  return {
    filters: readFilters(params),
    sort: key && { key, direction: directionOf(params.get('direction'), usual) },
    page: urlNumber(params.get('page'), LAST_PAGE) ?? 1,
    pageSize: PAGE_SIZES.find(size => String(size) === params.get('size')) ?? PAGE_SIZES[0],
  }
}

/** Changed parameters; null removes one. */
export type UrlChange = Record<string, string | null>

export const writeFilters = <Filters extends UrlFilters>(
  readFilters: (params: URLSearchParams) => Filters,
  change: Partial<Filters>,
): UrlChange => {
  const usual = readFilters(new URLSearchParams())
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const text = value === null || value === undefined ? '' : String(value)
      return [name, text === '' || text === String(usual[name]) ? null : text]
    }),
  )
}

export const writeSort = <Filters extends UrlFilters, Key extends string>(
  { sortKeys = [], usualDirection = 'ascending' }: TableUrl<Filters, Key>,
  sort: TableSort,
): UrlChange => {
  const isFirst = sort.key === sortKeys[0]
  const usual = isFirst ? usualDirection : 'ascending'
  return {
    sort: isFirst ? null : sort.key,
    direction: sort.direction === usual ? null : sort.direction === 'ascending' ? 'asc' : 'desc',
  }
}

/** Parameters that `useTableUrl` writes beside the filters; a link to another list removes them. */
export const TABLE_PARAMETERS = ['sort', 'direction', 'page', 'size', 'columns'] as const

export const applyChange = (params: URLSearchParams, change: UrlChange): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [name, text] of Object.entries(change)) {
    if (text === null) next.delete(name)
    else next.set(name, text)
  }
  return next
}
