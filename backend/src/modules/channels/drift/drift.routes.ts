import { accountScope } from '#src/routing/account-scope.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { DriftService } from './drift.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const driftRoutes = (drift: DriftService): Route[] => [
  defineRoute('GET /api/Drift/Get', {
    rateLimit,
    handler: ({ scope, session, query }) =>
      drift.list({ scope: accountScope(scope, query.AccountId), branchIds: session.branchIds }, query),
  }),
  defineRoute('GET /api/Drift/Summary', {
    rateLimit,
    handler: ({ scope, session, query }) =>
      drift.summary({ scope: accountScope(scope, query.AccountId), branchIds: session.branchIds }, query),
  }),
  defineRoute('POST /api/Drift/Repair', {
    rateLimit: writes,
    handler: ({ scope, session, body }) =>
      drift.repair(
        {
          scope,
          branchIds: session.branchIds,
          permissions: session.permissions,
          userId: session.userId,
        },
        body,
      ),
  }),
]
