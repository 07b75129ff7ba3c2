import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { PackageDetails, PackageRequest } from '@sufra/shared/contracts/package'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export const packageQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'packages', 'one', id],
    queryFn: ({ signal }) => api.get('/api/Package/Get/Id', { query: { Id: id }, signal }),
    staleTime: 0,
  })

/**
 * Throws `stale_version` if another person saved it meanwhile. Creates a new package once, also after a lost answer.
 */
export const useSavePackage = () => {
  const sendOnce = useSendOnce()
  return (body: PackageRequest, base: PackageDetails | null): Promise<PackageDetails> =>
    base === null
      ? sendOnce(body, idempotencyKey => api.post('/api/Package/Add', { body, idempotencyKey }))
      : api.put('/api/Package/Update', { body: { ...body, id: base.id, rowVersion: base.rowVersion } })
}

export const useDeletePackage = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/Package/Delete', { query: { Id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'packages'] }),
  })
}
