import type { FeatureKind } from '@sufra/shared/contracts/feature'
import { urlChoice, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const KINDS = ['bool', 'limit', 'text'] as const satisfies FeatureKind[]

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  kind: urlChoice(params.get('kind'), KINDS),
})
export type FeatureFilters = ReturnType<typeof readFilters>

export const FEATURES_URL: TableUrl<FeatureFilters, 'index' | 'name' | 'plans'> = {
  readFilters,
  sortKeys: ['index', 'name', 'plans'],
}
