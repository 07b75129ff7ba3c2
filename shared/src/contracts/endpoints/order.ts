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
    summary: 'The board: at most 500 orders that have not ended, and 100 that ended in the last 15 minutes',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    query: LiveOrdersQuery,
    answer: LiveOrders,
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Get': {
    summary:
      'All orders, newest first; with `Accept: text/csv` all that is filtered, as Order/Export writes it',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: OrderListQuery,
    answer: OrderPage,
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Totals': {
    summary: 'What the filters of Order/Get leave, in sums',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: OrderFilter,
    answer: OrderTotals,
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Export': {
    summary:
      'What the filters of Order/Get leave as a file, at most 100,000 orders; X-Total-Count says how many',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: OrderExportQuery,
    answer: z.unknown().describe('the bytes of the file'),
    errors: ['forbidden_branch'],
  },
  'GET /api/Order/Receipt/:id': {
    summary: 'One order for paper: with its seller and the code of the tax authority',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: Receipt,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Order/Refund': {
    summary: 'Records what the platform pays back to the customer; once per Idempotency-Key',
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
    summary: 'One order in full',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: Order,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Order/History/:id': {
    summary: 'The timeline of one order',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: OrderHistory,
    errors: ['forbidden_branch', 'not_found'],
  },
  'GET /api/Order/Calls/:id': {
    summary: 'What was told to the platform of one order, and what it answered, the latest first',
    access: ALL_ROLES,
    whileSuspended: true,
    params: OrderParams,
    answer: ChannelCalls,
    errors: ['forbidden_branch', 'not_found'],
  },
  'POST /api/Order/ExecuteAction': {
    summary: 'What people do with an order: accept, reject, ready …; once per Idempotency-Key',
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
