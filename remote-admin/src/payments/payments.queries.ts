import { api, newIdempotencyKey } from '@sufra/shared/api'
import type {
  PaymentRefundRequest,
  PaymentResolveRequest,
  PaymentRow,
  PaymentState,
} from '@sufra/shared/contracts/payment'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export interface PaymentsRequest {
  /** Only this payment. */
  id?: number | null
  accountId?: number | null
  state?: PaymentState | null
  /** Only payments that need review. */
  needsAttention?: boolean
  /** Exact number: ClickPay's of a payment, or ours of its cart. */
  search?: string
  page: number
  pageSize: number
}

/** Payments with their messages, the latest first. */
export const paymentsQuery = (request: PaymentsRequest) =>
  queryOptions({
    queryKey: ['admin', 'payments', request],
    queryFn: ({ signal }) =>
      api.get('/api/Payment/Get', {
        query: {
          'PaginatedRequest.PageNumber': request.page,
          'PaginatedRequest.PageSize': request.pageSize,
          Id: request.id ?? undefined,
          AccountId: request.accountId || undefined,
          State: request.state ?? undefined,
          NeedsAttention: request.needsAttention ? 'true' : undefined,
          Search: request.search || undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const REFUND_WATCH_MS = 3_000

const isOnItsWay = ({ refunds }: PaymentRow): boolean =>
  refunds.some(({ state }) => state === 'Asked' || state === 'Unknown')

/** Current state of one payment; polled while a refund is under way. */
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'payments', 'one', id],
    queryFn: async ({ signal }) => {
      const query = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1, Id: id }
      return (await api.get('/api/Payment/Get', { query, signal })).data[0] ?? null
    },
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? REFUND_WATCH_MS : false),
    staleTime: 0,
  })

const useShowPayment = () => {
  const queryClient = useQueryClient()
  return async (row: PaymentRow): Promise<void> => {
    queryClient.setQueryData(paymentQuery(row.id).queryKey, row)
    await queryClient.invalidateQueries({ queryKey: ['admin', 'payments'] })
  }
}

/**
 * Returns the function that requests a refund. One idempotency key for all presses: a press after a lost answer has no
 * second effect.
 */
export const useRefund = () => {
  const [idempotencyKey] = useState(newIdempotencyKey)
  const show = useShowPayment()
  return async (body: PaymentRefundRequest): Promise<void> =>
    show(await api.post('/api/Payment/Refund', { body, idempotencyKey }))
}

/** Throws `illegal_transition` if another person decided meanwhile. */
export const useResolve = () => {
  const show = useShowPayment()
  return async (body: PaymentResolveRequest): Promise<void> =>
    show(await api.put('/api/Payment/Resolve', { body }))
}
