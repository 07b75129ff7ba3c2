import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { PaymentStatus } from '@sufra/shared/contracts/payment'
import type { Language } from '@sufra/shared/i18n'
import { queryOptions } from '@tanstack/react-query'

const SOON_MS = 2_000
/** Polling time of this page; the server polls for a day. */
export const PATIENCE_MS = 30_000

/** Returns whether the bank's confirmation may arrive soon. */
export const isAwaited = ({ isOpen, state }: PaymentStatus): boolean => isOpen && state !== 'OnHold'

interface Asked {
  /** the latest payment when null */
  paymentId: number | null
  /** start of the wait, in ms */
  since: number
}

export const paymentQuery = ({ paymentId, since }: Asked) =>
  queryOptions({
    queryKey: ['payment', paymentId, since],
    queryFn: ({ signal }) =>
      api.get('/api/ClickPay/Status', { query: paymentId === null ? {} : { paymentId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data && isAwaited(data) && dataUpdatedAt - since < PATIENCE_MS ? SOON_MS : false,
  })

/**
 * Returns the address of the payment page of an unpaid subscription. Throws `ApiError`: `illegal_transition`,
 * `order_changed`, `payment_not_set_up`.
 */
export const requestPaymentPage = async (subscriptionId: number, lang: Language): Promise<string> => {
  const body = { subscriptionId, lang }
  const answer = await api.post('/api/ClickPay/AddPayment', { body, idempotencyKey: newIdempotencyKey() })
  return answer.redirectUrl
}
