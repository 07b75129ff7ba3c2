import { urlId } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

const readFilters = (params: URLSearchParams) => ({ branch: urlId(params.get('branch')) })

/** The filters of the past shifts, stored in the address. */
export const PAST_URL: TableUrl<ReturnType<typeof readFilters>, never> = {
  readFilters,
  sortKeys: [],
  usualDirection: 'descending',
}
