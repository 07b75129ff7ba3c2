import { api } from '@sufra/shared/api'
import type { TicketCard } from '@sufra/shared/contracts/ticket'
import { serverNow } from '@sufra/shared/live'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const SHOWN = 8
const DAYS = 30
// Only the first brands of a merchant are searched.
const MOST_BRANDS = 5
const PAGE = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': SHOWN }

export interface CardSearch {
  /** account to search; 0: the own */
  accountId: number
  kind: TicketCard['kind']
  search: string
}

const findOrders = async ({ accountId, search }: CardSearch, signal: AbortSignal): Promise<TicketCard[]> => {
  const From = new Date(serverNow() - DAYS * 86_400_000).toISOString()
  const query = { ...PAGE, AccountId: accountId, From, Search: search || undefined }
  const { data } = await api.get('/api/Order/Get', { query, signal })
  return data.map(
    ({ id, orderNumber, orderStatus, finalPrice, channel, branchId, branchName, placedAt }) => ({
      kind: 'order' as const,
      id,
      orderNumber,
      orderStatus,
      finalPrice,
      channel,
      branchId,
      branchName,
      placedAt,
    }),
  )
}

const findProducts = async (
  { accountId, search }: CardSearch,
  signal: AbortSignal,
): Promise<TicketCard[]> => {
  const brands = await api.get('/api/ServiceProvider/Get', {
    query: { ...PAGE, AccountId: accountId },
    signal,
  })
  const found = await Promise.all(
    brands.data.slice(0, MOST_BRANDS).map(({ id }) =>
      api.get('/api/Product/Get', {
        query: { ...PAGE, ServiceProviderId: id, Name: search || undefined },
        signal,
      }),
    ),
  )
  return found
    .flatMap(({ data }) => data)
    .slice(0, SHOWN)
    .map(({ id, serviceProviderId, name, price, imageUrl }) => ({
      kind: 'product' as const,
      id,
      serviceProviderId,
      name,
      price,
      imageUrl,
      isDeleted: false,
    }))
}

/** Matching orders of the last thirty days, or products. */
export const cardSearchQuery = (asked: CardSearch) =>
  queryOptions({
    queryKey: ['ticket-cards', asked.kind, asked.accountId, asked.search],
    queryFn: ({ signal }) =>
      asked.kind === 'order' ? findOrders(asked, signal) : findProducts(asked, signal),
    placeholderData: keepPreviousData,
  })
