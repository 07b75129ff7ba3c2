import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import type {
  ConnectRequest,
  DeclineRequest,
  RequestConnectionRequest,
  RotateRequest,
} from '@sufra/shared/contracts/integration'
import { useFailureTexts } from '@sufra/shared/failures'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'

const WHOLE = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }
// No event reports a new order to this screen, so it polls.
const LOOK_AGAIN_MS = 30_000

/** Connections of all branches (0: of the own merchant). `branch.status` events refetch it. */
export const connectionsQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...branchesQuery.queryKey, 'connections', accountId],
    queryFn: ({ signal }) =>
      api.get('/api/Integration/Get', { query: { ...WHOLE, AccountId: accountId }, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })

/** Pending requests of merchants, oldest first. */
export const requestsQuery = queryOptions({
  queryKey: [...branchesQuery.queryKey, 'connection-requests'],
  queryFn: ({ signal }) => api.get('/api/Integration/Requests', { query: WHOLE, signal }),
})

const TOLD = [
  'already_exists',
  'illegal_transition',
  'not_found',
  'validation_failed',
  'network_error',
] as const

/** Returns the text for a refused action. */
export const useFailureText = () => {
  const { t } = useTranslation('integrations')
  return useFailureTexts({ told: TOLD, say: (key, values) => t(`failed.${key}`, values ?? {}) })
}

const useAction = <Asked, Answer>(send: (asked: Asked) => Promise<Answer>) => {
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onError: error => toast({ kind: 'error', text: failureText(error) }),
    onSettled: () => queryClient.invalidateQueries(branchesQuery),
  })
}

export const useTestOrder = () =>
  useAction((id: number) => api.post('/api/Integration/TestOrder', { body: { id } }))
export const useWithdraw = () =>
  useAction((id: number) => api.put('/api/Integration/Withdraw', { query: { RequestId: id } }))
export const declineRequest = (body: DeclineRequest) => api.put('/api/Integration/Decline', { body })
export const useDisconnect = () =>
  useAction((id: number) => api.put('/api/Integration/Disconnect', { query: { Id: id } }))
export const useSetState = () =>
  useAction((body: SetStatusRequest) =>
    api.put('/api/Branch/SetStatus', { body, idempotencyKey: newIdempotencyKey() }),
  )

export const requestConnection = (body: RequestConnectionRequest) =>
  api.post('/api/Integration/Request', { body })
export const connect = (body: ConnectRequest) => api.post('/api/Integration/Connect', { body })
export const rotate = (body: RotateRequest) => api.put('/api/Integration/Rotate', { body })
