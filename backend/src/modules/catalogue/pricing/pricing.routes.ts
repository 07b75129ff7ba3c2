import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PricingService } from './pricing.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 240, windowSeconds: 60 }

export const pricingRoutes = (pricing: PricingService): Route[] => [
  defineRoute('GET /api/ChannelPricing/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => pricing.rules(scope, query.ServiceProviderId),
  }),
  defineRoute('PUT /api/ChannelPricing/Update', {
    rateLimit: writes,
    handler: ({ scope, body }) => pricing.changeRule(scope, body),
  }),
  defineRoute('GET /api/PriceException/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => pricing.exceptions(scope, query),
  }),
  defineRoute('PUT /api/PriceException/Update', {
    rateLimit: writes,
    handler: ({ scope, session: { branchIds }, body }) =>
      pricing.changeExceptions({ scope, branchIds }, body),
  }),
]
