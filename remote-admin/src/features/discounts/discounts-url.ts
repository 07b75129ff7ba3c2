import { DISCOUNT_STATES } from '@sufra/shared/contracts/discount-rules'
import { urlChoice, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  state: urlChoice(params.get('state'), DISCOUNT_STATES),
})
export type DiscountFilters = ReturnType<typeof readFilters>

/** The first sort key is the default: newest first. */
export const DISCOUNTS_URL: TableUrl<DiscountFilters, 'id' | 'code' | 'uses' | 'given'> = {
  readFilters,
  sortKeys: ['id', 'code', 'uses', 'given'],
}
