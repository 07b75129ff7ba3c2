import { api } from '@sufra/shared/api'
import { merchantSearchQuery } from '@sufra/shared/merchants'
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#src/merchant/branches.queries.ts'

const SHOWN = 8
/** Only the first brands of a merchant are searched. */
const MOST_BRANDS = 5
/** Minimum length of a search on the server. */
const FROM_CHARACTERS = 2

const productsQuery = (brandId: number, search: string) =>
  queryOptions({
    queryKey: ['palette', 'products', brandId, search],
    queryFn: async ({ signal }) => {
      const query = { ServiceProviderId: brandId, Name: search, 'PaginatedRequest.PageSize': SHOWN }
      return (await api.get('/api/Product/Get', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

const ordersQuery = (search: string) =>
  queryOptions({
    queryKey: ['palette', 'orders', search],
    queryFn: async ({ signal }) => {
      const query = { Search: search, 'PaginatedRequest.PageSize': SHOWN }
      return (await api.get('/api/Order/Get', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export interface PaletteSearch {
  search: string
  products: boolean
  orders: boolean
  merchants: boolean
}

/**
 * Returns the server's results of the kinds that the person may open. `hasFailed`: some requests failed; the rest is
 * shown. `isOld`: some results belong to the last search.
 */
export const useSearchResults = ({ search, products, orders, merchants }: PaletteSearch) => {
  const isLong = search.length >= FROM_CHARACTERS
  const brands = useQuery({ ...brandsQuery, enabled: products })
  const ids = (brands.data ?? []).slice(0, MOST_BRANDS).map(({ id }) => id)
  const menus = useQueries({
    queries: ids.map(id => ({ ...productsQuery(id, search), enabled: products && isLong })),
  })
  const history = useQuery({ ...ordersQuery(search), enabled: orders && isLong })
  const accounts = useQuery({ ...merchantSearchQuery(search), enabled: merchants && isLong })
  const asked = [brands, ...menus, history, accounts]
  return {
    products: isLong ? menus.flatMap(({ data }) => data ?? []) : [],
    orders: isLong ? (history.data ?? []) : [],
    merchants: isLong ? (accounts.data ?? []) : [],
    isOld: asked.some(({ isPlaceholderData }) => isPlaceholderData),
    isSearching: asked.some(({ isFetching }) => isFetching),
    hasFailed: asked.some(({ isError }) => isError),
  }
}
