import { api } from '@sufra/shared/api'
import type { Account } from '@sufra/shared/contracts/account'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const MANY = { 'PaginatedRequest.PageSize': 100 }
const keyOf = (id: number, part: string) => ['admin', 'merchant', id, part]

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
  queryOptions({
    queryKey: keyOf(id, 'brands'),
    queryFn: ({ signal }) =>
      api.get('/api/ServiceProvider/Get', { query: { ...MANY, AccountId: id }, signal }),
    staleTime: 0,
  })

export const plansQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'plans'),
    queryFn: ({ signal }) => api.get('/api/Plan/GetByAccountId', { query: { AccountId: id }, signal }),
    staleTime: 0,
  })

/** The latest of its invoices and credit notes. */
export const invoicesQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'invoices'),
    queryFn: ({ signal }) =>
      api.get('/api/Invoice/Get', { query: { 'PaginatedRequest.PageSize': 6, AccountId: id }, signal }),
    staleTime: 0,
  })

/** Each branch with its links to platforms. */
export const connectionsQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'connections'),
    queryFn: ({ signal }) => api.get('/api/Integration/Get', { query: { ...MANY, AccountId: id }, signal }),
    staleTime: 0,
  })

export const teamQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'team'),
    queryFn: ({ signal }) =>
      api.get('/api/User/GetByAccountId', { query: { ...MANY, AccountId: id }, signal }),
    staleTime: 0,
  })

export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id, 'notes'),
    queryFn: ({ signal }) => api.get('/api/Account/Notes', { query: { ...MANY, AccountId: id }, signal }),
    staleTime: 0,
  })

// What is done to a merchant shows in its state, in the list, and in its activity.
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
  return useMutation({
    mutationFn: (text: string) => api.post('/api/Account/AddNote', { body: { accountId, text } }),
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

/** After something of the merchant was saved elsewhere. */
export const useMerchantChanged = useRefresh
