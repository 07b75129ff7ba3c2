import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { AccountService } from './account.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const accountRoutes = (accounts: AccountService): Route[] => [
  defineRoute('GET /api/Account/Get/Id', {
    rateLimit: reads,
    handler: ({ scope, query }) => accounts.get(scope, query.Id),
  }),
  defineRoute('PUT /api/Account/Update', {
    rateLimit: writes,
    handler: ({ scope, body }) => accounts.update(scope, body),
  }),
  defineRoute('POST /api/Account/Add', {
    rateLimit: writes,
    handler: ({ body, request }) => accounts.add(body, idempotencyKeyOf(request)),
  }),
  defineRoute('PUT /api/Account/Suspend', {
    rateLimit: writes,
    handler: ({ body }) => accounts.suspend(body),
  }),
  defineRoute('PUT /api/Account/Resume', {
    rateLimit: writes,
    handler: ({ body }) => accounts.resume(body.id),
  }),
  defineRoute('DELETE /api/Account/Delete', {
    rateLimit: writes,
    handler: ({ query }) => accounts.close(query.Id),
  }),
]
