import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MerchantService } from './merchant.service.ts'

export const merchantRoutes = (merchants: MerchantService): Route[] => [
  defineRoute('GET /api/Account/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ query, language }) => merchants.list(query, language),
  }),
]
