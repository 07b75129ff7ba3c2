import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { AvailabilityService } from './availability.service.ts'

const rateLimit = { max: 240, windowSeconds: 60 }

export const availabilityRoutes = (availability: AvailabilityService): Route[] => [
  defineRoute('PUT /api/Product/Snooze', {
    rateLimit,
    handler: async ({ scope, session: { branchIds }, body }) => ({
      products: await availability.snooze({ scope, branchIds }, body),
    }),
  }),
  defineRoute('PUT /api/Product/Activate', {
    rateLimit,
    handler: async ({ scope, session: { branchIds }, body }) => ({
      products: await availability.activate({ scope, branchIds }, body),
    }),
  }),
  defineRoute('PUT /api/Product/SnoozeOptions', {
    rateLimit,
    handler: ({ scope, session: { branchIds }, body }) =>
      availability.snoozeOptions({ scope, branchIds }, body),
  }),
  defineRoute('PUT /api/Product/ActivateOptions', {
    rateLimit,
    handler: ({ scope, session: { branchIds }, body }) =>
      availability.activateOptions({ scope, branchIds }, body),
  }),
]
