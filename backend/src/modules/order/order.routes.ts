import { z } from 'zod'
import {
  ExecuteActionRequest,
  LiveOrders,
  LiveOrdersQuery,
  Order,
  OrderHistory,
  OrderListQuery,
  OrderPage,
} from '@sufra/shared/contracts/order'
import { ALL_ROLES, MERCHANT_ROLES } from '@sufra/shared/contracts/role'
import { QueryId } from '@sufra/shared/contracts/wire'
import { idempotencyKeyOf } from '#src/modules/idempotency/idempotency.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { OrderService } from './order.service.ts'

const OrderParams = z.object({ id: QueryId })
const rateLimit = { max: 300, windowSeconds: 60 }

export const orderRoutes = (orders: OrderService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Order/GetLiveOrders',
    summary: 'The board: at most 500 orders that have not ended, and 100 that ended in the last 15 minutes',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    rateLimit,
    query: LiveOrdersQuery,
    response: LiveOrders,
    handler: ({ session, query }) => orders.live(session, query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Order/Get',
    summary: 'All orders, newest first',
    access: ['SuperAdmin', 'Admin'],
    rateLimit,
    query: OrderListQuery,
    response: OrderPage,
    handler: ({ session, scope, query }) => orders.list({ session, scope }, query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Order/Details/:id',
    summary: 'One order in full',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit,
    params: OrderParams,
    response: Order,
    handler: ({ session, scope, params }) => orders.details({ session, scope }, params.id),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Order/History/:id',
    summary: 'The timeline of one order',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit,
    params: OrderParams,
    response: OrderHistory,
    handler: ({ session, scope, params }) => orders.history({ session, scope }, params.id),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Order/ExecuteAction',
    summary: 'What people do with an order: accept, reject, ready …; once per Idempotency-Key',
    access: MERCHANT_ROLES,
    whileSuspended: true,
    rateLimit,
    body: ExecuteActionRequest,
    response: Order,
    handler: ({ session, body, request }) => orders.execute(session, body, idempotencyKeyOf(request)),
  }),
]
