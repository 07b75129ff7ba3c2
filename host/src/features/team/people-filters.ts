export const PERSON_FILTERS = ['active', 'deactivated'] as const

/** What the list of people is asked for. All of it lives in the address, so a view can be sent to a colleague. */
export interface PeopleFilters {
  search: string
  roleId: number | null
  state: (typeof PERSON_FILTERS)[number] | null
  /** The operator's list only. */
  accountId: number | null
  page: number
}

const DEFAULTS: PeopleFilters = { search: '', roleId: null, state: null, accountId: null, page: 1 }

export const NO_FILTERS: Partial<PeopleFilters> = { search: '', roleId: null, state: null, accountId: null }

const positiveInt = (text: string | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** Reads the address. What somebody typed wrongly there counts as not given. */
export const readFilters = (params: URLSearchParams): PeopleFilters => ({
  search: params.get('search')?.slice(0, 200) ?? DEFAULTS.search,
  roleId: positiveInt(params.get('roleId')),
  state: PERSON_FILTERS.find(state => state === params.get('state')) ?? DEFAULTS.state,
  accountId: positiveInt(params.get('accountId')),
  page: positiveInt(params.get('page')) ?? DEFAULTS.page,
})

/** Writes a change into the address; what equals its default is left out. Every change but of the page leads to page 1. */
export const writeFilters = (params: URLSearchParams, change: Partial<PeopleFilters>): URLSearchParams => {
  const filters = { ...readFilters(params), page: 1, ...change }
  const written = new URLSearchParams(params)
  for (const [key, value] of Object.entries(filters)) {
    const isDefault = Object.entries(DEFAULTS).some(([name, usual]) => name === key && usual === value)
    if (isDefault) written.delete(key)
    else written.set(key, String(value))
  }
  return written
}

export const isFiltered = ({ search, roleId, state, accountId }: PeopleFilters): boolean =>
  search !== '' || roleId !== null || state !== null || accountId !== null
