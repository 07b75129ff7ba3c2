import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { FoodFactsService } from './food-facts.service.ts'

// Enough for five hundred products with all fourteen allergens each.
const SHEET_LIMIT = 512 * 1024

export const foodFactsRoutes = (foodFacts: FoodFactsService): Route[] => [
  defineRoute('PUT /api/Product/FoodFacts', {
    rateLimit: { max: 240, windowSeconds: 60 },
    bodyLimit: SHEET_LIMIT,
    handler: ({ scope, body }) => foodFacts.save(scope, body),
  }),
]
