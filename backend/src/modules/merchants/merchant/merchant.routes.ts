import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MerchantHealthService } from './merchant-health.service.ts'
import type { MerchantService } from './merchant.service.ts'

export const merchantRoutes = (merchants: MerchantService, health: MerchantHealthService): Route[] => [
  defineRoute('GET /api/Account/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ query, language }) => merchants.list(query, language),
  }),
  defineRoute('GET /api/Account/GetSummary', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: () => merchants.summary(),
  }),
  defineRoute('GET /api/Account/Health', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ query }) => health.get(query.Id),
  }),
]
