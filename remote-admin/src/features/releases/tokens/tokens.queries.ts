import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { DeployToken, DeployTokenRequest } from '@sufra/shared/contracts/release-control'
import { deployTokensQuery } from '../releases.queries.ts'

/**
 * Returns the mutation that creates a token once, also after a lost answer. The answer is the only one with the token,
 * so it is not cached.
 */
export const useTokenMaker = () => {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (body: DeployTokenRequest) =>
      sendOnce(body, idempotencyKey => api.post('/api/Release/AddToken', { body, idempotencyKey })),
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
