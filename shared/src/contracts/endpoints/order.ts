import { ChannelCalls } from '#src/contracts/channel-call.ts'
import { LiveEvent } from '#src/contracts/live-event.ts'
import {
  ExecuteActionRequest,
  LiveOrders,
  LiveOrdersQuery,
  Order,
  OrderHistory,
  OrderListQuery,
  OrderPage,
  OrderParams,
} from '#src/contracts/order.ts'
import { ALL_ROLES, MERCHANT_ROLES } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

// Which one it takes depends on the step and on the order: the module of orders says so.
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
    summary: 'All orders, newest first',
    access: ['SuperAdmin', 'Admin'],
    permission: 'orders.read',
    query: OrderListQuery,
    answer: OrderPage,
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
    answer: Order,
    errors: [
      'forbidden_branch',
      'account_suspended',
      'not_found',
      'stale_version',
      'illegal_transition',
      'idempotency_key_reused',
    ],
  },
  'GET /api/Order/Stream': {
    summary: 'Server-sent events of the merchant; resume with Last-Event-ID',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    answer: LiveEvent,
  },
})
