import { idempotencyKeyOf } from '#src/modules/ground/ground.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { OrderService } from './order.service.ts'
const rateLimit = { max: 300, windowSeconds: 60 }

export const orderRoutes = (orders: OrderService): Route[] => [
  defineRoute('GET /api/Order/GetLiveOrders', {
    rateLimit,
    handler: ({ session, query }) => orders.live(session, query),
  }),
  defineRoute('GET /api/Order/Get', {
    rateLimit,
    handler: ({ session, scope, query }) => orders.list({ session, scope }, query),
  }),
  defineRoute('GET /api/Order/Details/:id', {
    rateLimit,
    handler: ({ session, scope, params }) => orders.details({ session, scope }, params.id),
  }),
  defineRoute('GET /api/Order/History/:id', {
    rateLimit,
    handler: ({ session, scope, params }) => orders.history({ session, scope }, params.id),
  }),
  defineRoute('GET /api/Order/Calls/:id', {
    rateLimit,
    handler: ({ session, scope, params }) => orders.calls({ session, scope }, params.id),
  }),
  defineRoute('POST /api/Order/ExecuteAction', {
    rateLimit,
    handler: ({ session, body, request }) => orders.execute(session, body, idempotencyKeyOf(request)),
  }),
]
