import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const PERSON_FILTERS = ['active', 'deactivated'] as const

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  roleId: urlId(params.get('roleId')),
  state: urlChoice(params.get('state'), PERSON_FILTERS),
  /** Only in the operator's list. */
  accountId: urlId(params.get('accountId')),
})

/** Filters of the list of people. */
export type PeopleFilters = ReturnType<typeof readFilters>

export interface PeopleRequest {
  filters: PeopleFilters
  page: number
  pageSize: number
}

/** The complete state is in the address, so a view can be shared. The server sorts. */
export const PEOPLE_URL: TableUrl<PeopleFilters, never> = { readFilters }
