import { api } from '@sufra/shared/api'
import type { FeatureOverrideRequest, FeatureRequest } from '@sufra/shared/contracts/feature'
import type { Feature } from '@sufra/shared/contracts/feature'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** All features: a few dozen, which fit one page. */
export const allFeaturesQuery = queryOptions({
  queryKey: ['admin', 'features', 'all'],
  queryFn: async ({ signal }) => {
    const query = { 'PaginatedRequest.PageSize': 1000 }
    return (await api.get('/api/Feature/Get', { query, signal })).data
  },
  staleTime: 0,
})

export const featureQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'features', 'one', id],
    queryFn: ({ signal }) => api.get('/api/Feature/Get/Id', { query: { Id: id }, signal }),
    staleTime: 0,
  })

/** All plans with their values of features. */
export const plansWithFeaturesQuery = queryOptions({
  queryKey: ['admin', 'plans', 'all'],
  queryFn: async ({ signal }) => {
    const query = { 'PaginatedRequest.PageSize': 1000 }
    return (await api.get('/api/Plan/Get', { query, signal })).data
  },
  staleTime: 0,
})

/** Current features of a merchant; 0: the own account. */
export const accountFeaturesQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['features', 'account', accountId],
    queryFn: ({ signal }) =>
      api.get('/api/Feature/GetByAccountId', { query: { AccountId: accountId }, signal }),
    staleTime: 0,
  })

/** Throws `already_exists` at `key`, `stale_version`. */
export const saveFeature = (body: FeatureRequest, base: Feature | null): Promise<Feature> =>
  base === null
    ? api.post('/api/Feature/Add', { body })
    : api.put('/api/Feature/Update', { body: { ...body, id: base.id, rowVersion: base.rowVersion } })

export const useDeleteFeature = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/Feature/Delete', { query: { Id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'features'] }),
  })
}

/** Returns the function that sets an entitlement override; its result is shown at once. */
export const useOverride = (accountId: number) => {
  const queryClient = useQueryClient()
  return async (body: FeatureOverrideRequest): Promise<void> => {
    const shown = await api.put('/api/Feature/Override', { body })
    queryClient.setQueryData(accountFeaturesQuery(accountId).queryKey, shown)
  }
}

export const useEndOverride = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { accountId: number; featureId: number }) =>
      api.put('/api/Feature/EndOverride', { body }),
    onSuccess: (shown, { accountId }) =>
      queryClient.setQueryData(accountFeaturesQuery(accountId).queryKey, shown),
  })
}
