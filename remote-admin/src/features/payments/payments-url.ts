import type { PaymentState } from '@sufra/shared/contracts/payment'
import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const PAYMENT_STATES = [
  'Created',
  'Redirected',
  'Pending',
  'OnHold',
  'Declined',
  'Error',
  'Cancelled',
  'Expired',
  'Authorised',
  'Voided',
  'Refunded',
] as const satisfies PaymentState[]

export const ATTENTION = ['needed'] as const

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search'), 100),
  payment: urlId(params.get('payment')),
  merchant: urlId(params.get('merchant')),
  state: urlChoice(params.get('state'), PAYMENT_STATES),
  attention: urlChoice(params.get('attention'), ATTENTION),
})
export type PaymentFilters = ReturnType<typeof readFilters>

/** The address holds the filters; the latest payments come first. */
export const PAYMENTS_URL: TableUrl<PaymentFilters, never> = { readFilters }
