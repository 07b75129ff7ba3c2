import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import { FETCH_PAGE_SIZE, fetchAllPages } from '@sufra/shared/ui/data'
import type { Stations } from './stations.ts'

const pageOf = (page: number) => ({
  'PaginatedRequest.PageNumber': page,
  'PaginatedRequest.PageSize': FETCH_PAGE_SIZE,
})

const readCategories = async (signal: AbortSignal) => {
  const read = (page: number) => api.get('/api/Category/Get', { query: pageOf(page), signal })
  const { rows } = await fetchAllPages(read, { signal })
  return rows.map(({ id, name, parentId }) => ({ id, name, parentId }))
}

const readCategoryOf = async (brandId: number, signal: AbortSignal) => {
  const read = (page: number) =>
    api.get('/api/Product/Get', { query: { ...pageOf(page), ServiceProviderId: brandId }, signal })
  const { rows } = await fetchAllPages(read, { signal })
  return rows.map(({ id, categoryId }) => [id, categoryId] as const)
}

/** Query of the categories and of each product's category for these brands. */
export const stationsQuery = (brandIds: readonly number[]) =>
  queryOptions({
    queryKey: ['kitchen-stations', ...brandIds],
    queryFn: async ({ signal }): Promise<Stations> => {
      const categories = await readCategories(signal)
      const products = await Promise.all(brandIds.map(id => readCategoryOf(id, signal)))
      return { categories, categoryOf: Object.fromEntries(products.flat()) }
    },
    // Keeps the previous data visible when the first order of another brand arrives.
    placeholderData: known => known,
  })
