import { urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  channel: urlId(params.get('channel')),
})
export type MappingFilters = ReturnType<typeof readFilters>

/** The filters of the mappings list, stored in the address. */
export const MAPPINGS_URL: TableUrl<MappingFilters, never> = {
  readFilters,
  sortKeys: [],
  usualDirection: 'descending',
}
