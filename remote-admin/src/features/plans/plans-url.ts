import { urlChoice, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const OFFERS = ['offered', 'hidden'] as const

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  offer: urlChoice(params.get('offer'), OFFERS),
})
export type PlanFilters = ReturnType<typeof readFilters>

/** The first sort key is the default: the order of the merchants' page. */
export const PLANS_URL: TableUrl<PlanFilters, 'index' | 'name' | 'price' | 'subscribers'> = {
  readFilters,
  sortKeys: ['index', 'name', 'price', 'subscribers'],
}
