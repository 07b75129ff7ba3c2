import { api } from '@sufra/shared/api'
import { merchantSearchQuery } from '@sufra/shared/merchants'
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { brandsQuery } from '#src/merchant/branches.queries.ts'

const SHOWN = 8
/** Of a merchant with more brands than that, the first ones are searched. */
const MOST_BRANDS = 5
/** From so many characters on the server is asked. */
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

export interface Wanted {
  search: string
  products: boolean
  orders: boolean
  merchants: boolean
}

/**
 * What the server finds, of the kinds that somebody can open. `hasFailed`: something is missing; the rest is shown. `isOld`: some
 * of it was found for what was searched before.
 */
export const useFound = ({ search, products, orders, merchants }: Wanted) => {
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
