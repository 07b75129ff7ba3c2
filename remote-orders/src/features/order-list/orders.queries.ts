import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { Order } from '@sufra/shared/contracts/order'
import type { OrderPage } from '@sufra/shared/contracts/order-list'
import { ORDER_STATUS } from '@sufra/shared/contracts/order-codes'
import { serverDay } from '@sufra/shared/live'
import type { TableState } from '@sufra/shared/ui/data'
import { dayStartOf } from './filters/day-start.ts'
import { daysOf, instantsOf } from './filters/period-days.ts'
import type { OrderFilters, SortKey } from './orders-url.ts'

export const ordersKey = ['orders', 'list'] as const

/** Merchant (and brand) whose orders are shown; null for the own merchant. */
export interface Place {
  accountId: number | null
  serviceProviderId: number | null
}

const REFRESH_MS = 30_000

/** Returns the filters as request parameters; `startHour` is the start of the business day. */
const wireFilters = (
  filters: OrderFilters,
  { place: { accountId, serviceProviderId }, startHour }: { place: Place; startHour: number },
) => ({
  ...instantsOf(daysOf(filters, serverDay(startHour))),
  AccountId: accountId,
  ServiceProviderId: serviceProviderId,
  BranchId: filters.branch,
  ChannelId: filters.channel,
  OrderStatusId: filters.state && ORDER_STATUS[filters.state],
  Reason: filters.reason,
  PaymentType: filters.payment,
  AmountFrom: filters.min === null ? null : Number(filters.min),
  AmountTo: filters.max === null ? null : Number(filters.max),
  Search: filters.search || null,
})

const FULL_LIST = { 'PaginatedRequest.PageSize': 1000 }

export const branchesQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: ['orders', 'branches', accountId],
    queryFn: ({ signal }) =>
      api.get('/api/Branch/GetByAccountId', { query: { ...FULL_LIST, AccountId: accountId }, signal }),
    select: ({ data }) => data,
  })

// Only periods such as "today" depend on it. If the request fails, the calendar day is used.
const startHourOf = async (client: QueryClient, place: Place, branchId: number | null): Promise<number> => {
  const page = await client.ensureQueryData(branchesQuery(place.accountId)).catch(() => null)
  return dayStartOf(page?.data ?? [], branchId).hour
}

/**
 * Returns the request for the server. The current business day is that of the branch, or of the branch whose day begins
 * last.
 */
export const askedOrders = async (
  client: QueryClient,
  { filters, place }: { filters: OrderFilters; place: Place },
) => wireFilters(filters, { place, startHour: await startHourOf(client, place, filters.branch) })

/** Merges newer states from the stream and from actions into an answer, which may be outdated on arrival. */
const newestIn = (queryClient: QueryClient) => {
  const pages = queryClient.getQueriesData<OrderPage>({ queryKey: [...ordersKey, 'page'] })
  const rows = pages.flatMap(([, page]) => page?.data ?? [])
  return (told: Order): Order => {
    const open = queryClient.getQueryData<Order>([...ordersKey, 'order', told.id])
    const known = [...rows.filter(({ id }) => id === told.id), ...(open ? [open] : [])]
    return known.reduce((newest, order) => (order.rowVersion > newest.rowVersion ? order : newest), told)
  }
}

export const ordersQuery = (state: TableState<OrderFilters, SortKey>, place: Place) =>
  queryOptions({
    queryKey: [...ordersKey, 'page', place, state],
    queryFn: async ({ signal, client }) => {
      const page = await api.get('/api/Order/Get', {
        query: {
          ...(await askedOrders(client, { filters: state.filters, place })),
          'PaginatedRequest.PageNumber': state.page,
          'PaginatedRequest.PageSize': state.pageSize,
          Sort: state.sort?.key,
          Direction: state.sort?.direction === 'ascending' ? 'asc' : 'desc',
        },
        signal,
      })
      return { ...page, data: page.data.map(newestIn(client)) }
    },
    placeholderData: keepPreviousData,
    // Orders arrive and change meanwhile.
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })

export const totalsQuery = (filters: OrderFilters, place: Place) =>
  queryOptions({
    queryKey: [...ordersKey, 'totals', place, filters],
    queryFn: async ({ signal, client }) =>
      api.get('/api/Order/Totals', { query: await askedOrders(client, { filters, place }), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'order', id],
    queryFn: async ({ signal, client }) => {
      const order = await api.get('/api/Order/Details/:id', { params: { id }, signal })
      return newestIn(client)(order)
    },
    staleTime: 0,
  })

export const historyQuery = (id: number, rowVersion: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'history', id, rowVersion],
    queryFn: ({ signal }) => api.get('/api/Order/History/:id', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })

// The key contains the version, because it grows with each call's result.
export const callsQuery = (id: number, rowVersion: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'calls', id, rowVersion],
    queryFn: ({ signal }) => api.get('/api/Order/Calls/:id', { params: { id }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
