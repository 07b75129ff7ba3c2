import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { Account } from '@sufra/shared/contracts/account'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const AT_ONCE = 100
const keyOf = (id: number, part: string) => ['admin', 'merchant', id, part]

interface Asked {
  query: { AccountId: number; 'PaginatedRequest.PageNumber': number; 'PaginatedRequest.PageSize': number }
  signal: AbortSignal
}

interface Page<Row> {
  data: Row[]
  totalCount: number
  currentPage: number
  hasNextPage: boolean
}

/** Returns a query of a possibly long list of a merchant: a hundred rows at once, and more on request. */
const longQuery = <Row>(id: number, part: string, get: (asked: Asked) => Promise<Page<Row>>) =>
  infiniteQueryOptions({
    queryKey: keyOf(id, part),
    queryFn: ({ signal, pageParam }) =>
      get({
        query: {
          AccountId: id,
          'PaginatedRequest.PageNumber': pageParam,
          'PaginatedRequest.PageSize': AT_ONCE,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage, currentPage }) => (hasNextPage ? currentPage + 1 : undefined),
    select: ({ pages }) => ({
      rows: pages.flatMap(({ data }) => data),
      totalCount: pages.at(-1)?.totalCount ?? 0,
    }),
    staleTime: 0,
  })

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'account'),
    queryFn: ({ signal }) => api.get('/api/Account/Get/Id', { query: { Id: id }, signal }),
    staleTime: 0,
  })

export const healthQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'health'),
    queryFn: ({ signal }) => api.get('/api/Account/Health', { query: { Id: id }, signal }),
    staleTime: 0,
  })

export const brandsQuery = (id: number) =>
  longQuery(id, 'brands', asked => api.get('/api/ServiceProvider/Get', asked))

export const plansQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'plans'),
    queryFn: ({ signal }) => api.get('/api/Plan/GetByAccountId', { query: { AccountId: id }, signal }),
    staleTime: 0,
  })

/** The latest invoices and credit notes. */
export const invoicesQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'invoices'),
    queryFn: ({ signal }) =>
      api.get('/api/Invoice/Get', { query: { 'PaginatedRequest.PageSize': 6, AccountId: id }, signal }),
    staleTime: 0,
  })

/** The branches with their connections. */
export const connectionsQuery = (id: number) =>
  longQuery(id, 'connections', asked => api.get('/api/Integration/Get', asked))

export const teamQuery = (id: number) =>
  longQuery(id, 'team', asked => api.get('/api/User/GetByAccountId', asked))

export const notesQuery = (id: number) =>
  longQuery(id, 'notes', asked => api.get('/api/Account/Notes', asked))

// An act changes the merchant's state, the list, and the activity.
const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['admin'] })
}

export const useSuspend = (id: number) => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (reason: string): Promise<Account> =>
      api.put('/api/Account/Suspend', { body: { id, reason } }),
    onSettled,
  })
}

export const useResume = (id: number) => {
  const onSettled = useRefresh()
  return useMutation({ mutationFn: () => api.put('/api/Account/Resume', { body: { id } }), onSettled })
}

export const useStopClosing = (id: number) => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (reason: string): Promise<Account> =>
      api.put('/api/Account/StopClosing', { body: { id, reason } }),
    onSettled,
  })
}

export const useCloseMerchant = (id: number) => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: () => api.delete('/api/Account/Delete', { query: { Id: id } }),
    onSettled,
  })
}

export const useAddNote = (accountId: number) => {
  const onSettled = useRefresh()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (text: string) => {
      const body = { accountId, text }
      return sendOnce(body, idempotencyKey => api.post('/api/Account/AddNote', { body, idempotencyKey }))
    },
    onSettled,
  })
}

export const useDeleteNote = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/Account/DeleteNote', { query: { Id: id } }),
    onSettled,
  })
}

/** Returns the function to call after a change of the merchant that was saved elsewhere. */
export const useMerchantChanged = useRefresh
