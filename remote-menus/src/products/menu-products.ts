import { useIsFetching, useQueries, useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient, UseQueryResult } from '@tanstack/react-query'
import type { ProductPage } from '@sufra/shared/contracts/product'
import { useMemo, useState } from 'react'
import { brandMenuKey, menuKey, menuPageQuery } from './products.queries.ts'
import { productsOf } from './menu-pages.ts'

type PageResult = UseQueryResult<ProductPage>

/** Returns the number of pages to request: those loaded, plus the next one if the last page announces it. */
const pagesToAsk = (queryClient: QueryClient, serviceProviderId: number): number => {
  let page = 1
  while (queryClient.getQueryData(menuPageQuery(serviceProviderId, page).queryKey)?.hasNextPage) page += 1
  return page
}

/** Returns the loaded pages as an array that changes only when a page changes. */
const usePages = (results: readonly PageResult[]): readonly ProductPage[] => {
  const [pages, setPages] = useState<readonly ProductPage[]>([])
  const current = results.flatMap(({ data }) => data ?? [])
  const isSame = current.length === pages.length && current.every((page, index) => page === pages[index])
  if (isSame) return pages
  setPages(current)
  return current
}

const isBroken = (query: Query): boolean => query.state.status === 'error'

/** Loads the whole menu of a brand: the first 90 products immediately, then the rest. */
export const useMenuProducts = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const count = pagesToAsk(queryClient, serviceProviderId)
  // No `combine`: react-query caches it and misses pages that are added while others arrive.
  const results: PageResult[] = useQueries({
    queries: Array.from({ length: count }, (_, index) => menuPageQuery(serviceProviderId, index + 1)),
  })
  const pages = usePages(results)
  const products = useMemo(() => productsOf(pages), [pages])
  const [first, ...rest] = results

  return {
    products,
    isPending: first?.isPending ?? true,
    /** FailedToFetchProducts empties the list (specification#texts). */
    isFailed: first?.isError ?? false,
    /** True once all pages are loaded, even if the latest refetch failed. */
    isWhole: results.every(({ data }) => data !== undefined),
    isRestPending: rest.some(result => result.isPending),
    isRestFailed: rest.some(result => result.isError),
    /** Time of the latest failure in ms, so that each failure is reported once. */
    failedAt: Math.max(0, ...results.map(result => (result.isError ? result.errorUpdatedAt : 0))),
    retry: () =>
      void queryClient.refetchQueries({ queryKey: brandMenuKey(serviceProviderId), predicate: isBroken }),
  }
}
export type MenuProducts = ReturnType<typeof useMenuProducts>

/**
 * Returns true while any page loads. Kept apart from the products, so that the menu does not render at each page's
 * start and end.
 */
export const useIsMenuLoading = (): boolean => useIsFetching({ queryKey: menuKey }) > 0
