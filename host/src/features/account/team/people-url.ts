import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const PERSON_FILTERS = ['active', 'deactivated'] as const

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  roleId: urlId(params.get('roleId')),
  state: urlChoice(params.get('state'), PERSON_FILTERS),
  /** The operator's list only. */
  accountId: urlId(params.get('accountId')),
})

/** What the list of people is asked for. */
export type PeopleFilters = ReturnType<typeof readFilters>

export interface PeopleRequest {
  filters: PeopleFilters
  page: number
  pageSize: number
}

/** All of it lives in the address, so a view can be sent to a colleague. The server orders people by itself. */
export const PEOPLE_URL: TableUrl<PeopleFilters, never> = { readFilters }
