import type { TableUrl } from '@sufra/shared/ui/data'
import { readAddress } from './release-address.ts'

const readFilters = (params: URLSearchParams) => ({ remote: readAddress(params).remote })
type ReleaseFilters = ReturnType<typeof readFilters>

const VERSION_SORTS = ['published', 'size', 'errors'] as const

/** Order and page of the versions, newest first by default. */
export const VERSIONS_URL: TableUrl<ReleaseFilters, (typeof VERSION_SORTS)[number]> = {
  readFilters,
  sortKeys: VERSION_SORTS,
  usualDirection: 'descending',
}

/** Pages of the history, which has one order. */
export const HISTORY_URL: TableUrl<ReleaseFilters, never> = { readFilters }
