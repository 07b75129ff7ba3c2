import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { DeployToken, DeployTokenRequest } from '@sufra/shared/contracts/release-control'
import { deployTokensQuery } from '../releases.queries.ts'

/** Makes a token. The answer is the only one that shows it, so it stays out of the cache. */
export const useTokenMaker = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: DeployTokenRequest) => api.post('/api/Release/AddToken', { body: request }),
    networkMode: 'always',
    gcTime: 0,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: deployTokensQuery.queryKey }),
  })
}

export const useTokenRevocation = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: DeployToken) => api.delete('/api/Release/RevokeToken', { query: { Id: id } }),
    networkMode: 'always',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: deployTokensQuery.queryKey }),
  })
}
