import { ORDER_STATUS } from '@sufra/shared/contracts/order-codes'
import type { Order, OrderStatus, ReasonCode } from '@sufra/shared/contracts/order'
import { urlChoice, urlDay, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const REASONS = [
  'ItemUnavailable',
  'TooBusy',
  'BranchClosed',
  'CustomerRequest',
  'InvalidAddress',
  'PriceMismatch',
  'Other',
] as const satisfies ReasonCode[]

export const PAYMENTS = [
  'Prepaid',
  'Cash',
  'CardOnDelivery',
  'NotStated',
] as const satisfies Order['paymentType'][]

export const PERIODS = ['7d', 'today', 'yesterday', '30d', 'all', 'custom'] as const

export const SORT_KEYS = ['placedAt', 'finalPrice'] as const
export type SortKey = (typeof SORT_KEYS)[number]

const isState = (text: string | null): text is OrderStatus =>
  text !== null && Object.hasOwn(ORDER_STATUS, text)

/** Returns an amount in SAR with at most two decimals; null for any other text. */
const urlAmount = (text: string | null): string | null =>
  text && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? text : null

const stateIn = (text: string | null) => (isState(text) ? text : null)

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  period: urlChoice(params.get('period'), PERIODS) ?? '7d',
  from: urlDay(params.get('from')),
  to: urlDay(params.get('to')),
  branch: urlId(params.get('branch')),
  channel: urlId(params.get('channel')),
  state: stateIn(params.get('state')),
  reason: urlChoice(params.get('reason'), REASONS),
  payment: urlChoice(params.get('payment'), PAYMENTS),
  min: urlAmount(params.get('min')),
  max: urlAmount(params.get('max')),
})
export type OrderFilters = ReturnType<typeof readFilters>

/** Returns the number of set filters, without the search. A range of amounts counts as one, and so does a period. */
export const countSet = ({
  period,
  branch,
  channel,
  state,
  reason,
  payment,
  min,
  max,
}: OrderFilters): number =>
  [period !== '7d', branch, channel, state, reason, payment, min ?? max].filter(Boolean).length

/** Filters, sorting and page of the orders list, stored in the address. */
export const ORDERS_URL: TableUrl<OrderFilters, SortKey> = {
  readFilters,
  sortKeys: SORT_KEYS,
  usualDirection: 'descending',
}
