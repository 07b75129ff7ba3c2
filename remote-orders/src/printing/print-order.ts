import { api, newIdempotencyKey } from '@sufra/shared/api'
import { putOrder } from '@sufra/shared/live'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import type { PaperJob } from './paper/paper-job.ts'

/** Counts a print. Returns the updated order, or null if the user may not print. */
const countPrint = async (queryClient: QueryClient, order: Order): Promise<Order | null> => {
  const offer = order.availableActions.find(({ actionName }) => actionName === 'Print')
  if (!offer) return null
  const printed = await api.post('/api/Order/ExecuteAction', {
    body: { orderId: order.id, action: offer.action },
    idempotencyKey: newIdempotencyKey(),
  })
  putOrder(queryClient, printed)
  return printed
}

const ALL = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }
const MINUTE = 60_000
const ANSWER_LIMIT_MS = 2000

/** Query of the brands, with the data that papers show. Fetched once, also offline, and never refetched. */
const brandsQuery = queryOptions({
  queryKey: ['printed-brands'],
  queryFn: async ({ signal: left }) => {
    const signal = AbortSignal.any([left, AbortSignal.timeout(ANSWER_LIMIT_MS)])
    return (await api.get('/api/ServiceProvider/Get', { query: ALL, signal })).data
  },
  staleTime: 10 * MINUTE,
  networkMode: 'always',
  retry: false,
})

/** Returns the brand for the logo. A ticket is printed without it if the request fails. */
const brandOf = async (queryClient: QueryClient, { order, kind }: PaperJob): Promise<PaperJob['brand']> => {
  if (kind === 'receipt') return undefined
  const brands = await queryClient.fetchQuery(brandsQuery).catch(() => [])
  return brands.find(({ id }) => id === order.serviceProviderId)
}

/**
 * Prints one paper of an order with the browser and counts it. Returns the updated order, or null if the user may not
 * print or counting failed: the paper exists, and an error would make people print it again.
 */
export const printOrder = async (queryClient: QueryClient, job: PaperJob): Promise<Order | null> => {
  const { printPaper } = await import(/* webpackChunkName: "paper" */ './paper/print-paper.tsx')
  await printPaper({ ...job, brand: await brandOf(queryClient, job) })
  return countPrint(queryClient, job.order).catch(() => null)
}
