import { z } from 'zod'
import { ChannelCalls } from '#src/contracts/channel-call.ts'
import { LiveEvent } from '#src/contracts/live-event.ts'
import {
  ActedOrder,
  ExecuteActionRequest,
  LiveOrders,
  LiveOrdersQuery,
  Order,
  OrderHistory,
  OrderParams,
} from '#src/contracts/order.ts'
import {
  OrderExportQuery,
  OrderFilter,
  OrderListQuery,
  OrderPage,
  OrderTotals,
} from '#src/contracts/order-list.ts'
import { Receipt } from '#src/contracts/receipt.ts'
import { RefundRequest } from '#src/contracts/refund.ts'
import { ALL_ROLES, MERCHANT_ROLES } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

// The needed permission depends on the action and the order: the orders module checks it.
const ANY_STEP = [
  'orders.accept',
  'orders.prepare',
  'orders.handOver',
  'orders.cancel',
  'orders.cancelReady',
] as const

export const orderEndpoints = defineEndpoints({
  'GET /api/Order/GetLiveOrders': {
    summary: 'Returns the live orders: at most 500 open ones, and 100 that ended in the last 15 minutes',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    query: LiveOrdersQuery,
    answer: LiveOrders,
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Get': {
    summary: 'Lists orders, newest first; with `Accept: text/csv` all filtered orders as in Order/Export',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: OrderListQuery,
    answer: OrderPage,
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Totals': {
    summary: 'Returns sums of the filtered orders',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: OrderFilter,
    answer: OrderTotals,
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Export': {
    summary: 'Exports the filtered orders, at most 100,000, with their number in X-Total-Count',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: OrderExportQuery,
    answer: z.unknown().describe('the bytes of the file'),
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Receipt/:id': {
    summary: 'Returns one order for printing, with its seller and ZATCA QR code',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: Receipt,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Order/Refund': {
    summary: 'Records a refund by the platform to the customer; once per Idempotency-Key',
    access: ['Admin', 'BranchManager', 'Custom'],
    permission: 'orders.cancelReady',
    body: RefundRequest,
    answer: Order,
    errors: [
      'forbidden_branch',
      'not_found',
      'stale_version',
      'illegal_transition',
      'idempotency_key_reused',
    ],
  },
  'GET /api/Order/Details/:id': {
    summary: 'Returns one order with all details',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: Order,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Order/History/:id': {
    summary: 'Returns the history of one order',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: OrderHistory,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Order/Calls/:id': {
    summary: 'Lists the platform calls of one order with the answers, newest first',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: ChannelCalls,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Order/ExecuteAction': {
    summary: 'Carries out an action on an order: accept, reject, ready …; once per Idempotency-Key',
    access: MERCHANT_ROLES,
    permission: ANY_STEP,
    whileSuspended: true,
    body: ExecuteActionRequest,
    answer: ActedOrder,
    errors: [
      'forbidden_branch',
      'account_suspended',
      'subscription_expired',
      'account_closing',
      'not_found',
      'stale_version',
      'illegal_transition',
      'idempotency_key_reused',
    ],
  },
  'GET /api/Order/Stream': {
    summary:
      'Server-sent events of the merchant; resume with Last-Event-ID. For the operator: conversations of all merchants',
    access: ALL_ROLES,
    whileSuspended: true,
    // Listeners are people who watch the orders; an impersonation polls.
    whileViewing: false,
    answer: LiveEvent,
  },
})
