import { api } from '@sufra/shared/api'
import type { Discount, DiscountRequest } from '@sufra/shared/contracts/discount'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** All codes, the newest first: a few hundred at most. */
export const allDiscountsQuery = queryOptions({
  queryKey: ['admin', 'discounts', 'all'],
  queryFn: async ({ signal }) => {
    const query = { 'PaginatedRequest.PageSize': 1000 }
    return (await api.get('/api/Discount/Get', { query, signal })).data
  },
  staleTime: 0,
})

export const discountQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'discounts', 'one', id],
    queryFn: ({ signal }) => api.get('/api/Discount/Get/Id', { query: { Id: id }, signal }),
    staleTime: 0,
  })

export const usageQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'discounts', 'usage', id],
    queryFn: ({ signal }) => api.get('/api/Discount/GetUsage', { query: { Id: id }, signal }),
    staleTime: 0,
  })

/** Throws `stale_version` if another person saved it meanwhile. */
export const saveDiscount = (body: DiscountRequest, base: Discount | null): Promise<Discount> =>
  base === null
    ? api.post('/api/Discount/Add', { body })
    : api.put('/api/Discount/Update', { body: { ...body, id: base.id, rowVersion: base.rowVersion } })

export const useDeleteDiscount = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/Discount/Delete', { query: { Id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'discounts'] }),
  })
}
