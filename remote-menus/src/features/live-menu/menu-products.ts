import { useQueries, useQueryClient, type Query, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ProductPage } from '@sufra/shared/contracts/product'
import { menuKey, menuPageQuery } from './live-menu.queries.ts'
import { productsOf } from './menu-pages.ts'

/** How many pages to ask for: the ones that came, and the next while the last of them says that there is one. */
const pagesToAsk = (queryClient: QueryClient, serviceProviderId: number): number => {
  let page = 1
  while (queryClient.getQueryData(menuPageQuery(serviceProviderId, page).queryKey)?.hasNextPage) page += 1
  return page
}

const combinePages = (results: UseQueryResult<ProductPage>[]) => {
  const [first, ...rest] = results
  const isFailed = first?.isError ?? false
  return {
    // Spec 8: FailedToFetchProducts empties the list.
    products: isFailed ? [] : productsOf(results.flatMap(({ data }) => data ?? [])),
    isPending: first?.isPending ?? true,
    isFailed,
    isRestPending: rest.some(result => result.isPending),
    isRestFailed: rest.some(result => result.isError),
    isFetching: results.some(result => result.isFetching),
    /** Changes with every failed load, so that each is told once. */
    failedAt: Math.max(...results.map(result => (result.isError ? result.errorUpdatedAt : 0))),
  }
}

const isBroken = (query: Query): boolean => query.state.status === 'error'

/** The whole menu of a brand: the first 90 products as soon as they are here, then the rest. */
export const useMenuProducts = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const count = pagesToAsk(queryClient, serviceProviderId)
  const menu = useQueries({
    queries: Array.from({ length: count }, (_, index) => menuPageQuery(serviceProviderId, index + 1)),
    combine: combinePages,
  })
  const retry = () => void queryClient.refetchQueries({ queryKey: menuKey(serviceProviderId), predicate: isBroken })
  return { ...menu, retry }
}
export type MenuProducts = ReturnType<typeof useMenuProducts>
