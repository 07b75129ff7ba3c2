import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { DiscountService } from './discount.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const discountRoutes = (discounts: DiscountService): Route[] => [
  defineRoute('GET /api/Discount/Get', {
    rateLimit: reads,
    handler: ({ query }) => discounts.list(query),
  }),
  defineRoute('GET /api/Discount/Get/Id', {
    rateLimit: reads,
    handler: ({ query }) => discounts.get(query.Id),
  }),
  defineRoute('GET /api/Discount/GetUsage', {
    rateLimit: reads,
    handler: ({ query }) => discounts.usage(query.Id),
  }),
  defineRoute('POST /api/Discount/Add', {
    rateLimit: writes,
    handler: ({ session, body }) => discounts.add(body, session.userId),
  }),
  defineRoute('PUT /api/Discount/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => discounts.update(body, session.userId),
  }),
  defineRoute('DELETE /api/Discount/Delete', {
    rateLimit: writes,
    handler: ({ session, query }) => discounts.remove(query.Id, session.userId),
  }),
]
