import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { CustomerDataService } from './customer-data.service.ts'

const rateLimit = { max: 30, windowSeconds: 3600 }

export const customerDataRoutes = (customers: CustomerDataService): Route[] => [
  defineRoute('POST /api/Customer/Export', {
    rateLimit,
    handler: ({ session, body }) => customers.export(session, body.phone),
  }),
  defineRoute('POST /api/Customer/Erase', {
    rateLimit,
    handler: ({ session, body }) => customers.erase(session, body.phone),
  }),
]
