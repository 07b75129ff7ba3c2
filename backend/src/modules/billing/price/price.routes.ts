import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PriceService } from './price.service.ts'

export const priceRoutes = (prices: PriceService): Route[] => [
  defineRoute('POST /api/Discount/Validate', {
    // Enough for typing, too slow for guessing codes.
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: ({ session, body }) => prices.validate(session.accountId, body),
  }),
]
