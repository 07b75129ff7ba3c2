import { useIsFetching, useQueries, useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient, UseQueryResult } from '@tanstack/react-query'
import type { ProductPage } from '@sufra/shared/contracts/product'
import { useMemo, useState } from 'react'
import { brandMenuKey, menuKey, menuPageQuery } from './products.queries.ts'
import { productsOf } from './menu-pages.ts'

type PageResult = UseQueryResult<ProductPage>

/** How many pages to ask for: the ones that came, and the next while the last of them says that there is one. */
const pagesToAsk = (queryClient: QueryClient, serviceProviderId: number): number => {
  let page = 1
  while (queryClient.getQueryData(menuPageQuery(serviceProviderId, page).queryKey)?.hasNextPage) page += 1
  return page
}

/** The pages that are there, as one array that changes only when one of them does. */
const usePages = (results: readonly PageResult[]): readonly ProductPage[] => {
  const [pages, setPages] = useState<readonly ProductPage[]>([])
  const current = results.flatMap(({ data }) => data ?? [])
  const isSame = current.length === pages.length && current.every((page, index) => page === pages[index])
  if (isSame) return pages
  setPages(current)
  return current
}

const isBroken = (query: Query): boolean => query.state.status === 'error'

/** The whole menu of a brand: the first 90 products as soon as they are here, then the rest. */
export const useMenuProducts = (serviceProviderId: number) => {
  const queryClient = useQueryClient()
  const count = pagesToAsk(queryClient, serviceProviderId)
  // Without `combine`: it is cached by react-query and misses pages that are added while others arrive.
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
    /** All of it is here, though the newest load may have failed. */
    isWhole: results.every(({ data }) => data !== undefined),
    isRestPending: rest.some(result => result.isPending),
    isRestFailed: rest.some(result => result.isError),
    /** Changes with every failed load, so that each is told once. */
    failedAt: Math.max(0, ...results.map(result => (result.isError ? result.errorUpdatedAt : 0))),
    retry: () =>
      void queryClient.refetchQueries({ queryKey: brandMenuKey(serviceProviderId), predicate: isBroken }),
  }
}
export type MenuProducts = ReturnType<typeof useMenuProducts>

/** Whether any page is being loaded. Apart from the products, or the whole menu would render at each page's start and end. */
export const useIsMenuLoading = (): boolean => useIsFetching({ queryKey: menuKey }) > 0
