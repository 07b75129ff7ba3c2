import type { PackageDetails } from '@sufra/shared/contracts/package'
import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const PACKAGE_STATES = ['offered', 'planHidden', 'off'] as const
export type PackageState = (typeof PACKAGE_STATES)[number]

/** Returns whether merchants can choose the package, and otherwise the reason. */
export const packageState = ({ isActive, isOffered }: PackageDetails): PackageState => {
  if (isOffered) return 'offered'
  return isActive ? 'planHidden' : 'off'
}

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  planId: urlId(params.get('planId')),
  state: urlChoice(params.get('state'), PACKAGE_STATES),
})
export type PackageFilters = ReturnType<typeof readFilters>

/** The first sort key is the default: the order of the plans. */
export const PACKAGES_URL: TableUrl<PackageFilters, 'index' | 'name' | 'months' | 'price' | 'subscribers'> = {
  readFilters,
  sortKeys: ['index', 'name', 'months', 'price', 'subscribers'],
}
