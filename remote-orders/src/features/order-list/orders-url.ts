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

/** Riyals with at most two decimals; null for anything else. */
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

/** How many filters are set, beside what is searched. An amount is one, and so is a period. */
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

/** What is shown of the orders stands in the address. */
export const ORDERS_URL: TableUrl<OrderFilters, SortKey> = {
  readFilters,
  sortKeys: SORT_KEYS,
  usualDirection: 'descending',
}
