import { urlId } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

const readFilters = (params: URLSearchParams) => ({ branch: urlId(params.get('branch')) })

/** What of the past shifts is shown stands in the address. */
export const PAST_URL: TableUrl<ReturnType<typeof readFilters>, never> = {
  readFilters,
  sortKeys: [],
  usualDirection: 'descending',
}
