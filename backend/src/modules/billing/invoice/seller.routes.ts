import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SellerSettings } from './seller.ts'

const rateLimit = { max: 60, windowSeconds: 60 }

export const sellerRoutes = (seller: SellerSettings): Route[] => [
  defineRoute('GET /api/InvoiceSeller/Get', { rateLimit, handler: () => seller.get() }),
  defineRoute('PUT /api/InvoiceSeller/Update', {
    rateLimit,
    handler: ({ session, body }) => seller.update(body, session.userId),
  }),
]
