import { tenant } from '#src/database/database.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { BranchService } from './branch.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

const readingRoutes = (branches: BranchService): Route[] => [
  defineRoute('GET /api/Branch/Get', {
    rateLimit,
    handler: ({ scope, session, query }) =>
      branches.list(
        { scope, serviceProviderId: query.ServiceProviderId, branchIds: session.branchIds },
        query,
      ),
  }),
  defineRoute('GET /api/Branch/GetByAccountId', {
    rateLimit,
    handler: ({ scope, session, query }) =>
      branches.list(
        {
          // A merchant's account always comes from the session; what they ask for is ignored.
          scope: scope.kind === 'platform' && query.AccountId ? tenant(query.AccountId) : scope,
          serviceProviderId: 0,
          branchIds: session.branchIds,
        },
        query,
      ),
  }),
]

const writingRoutes = (branches: BranchService): Route[] => [
  defineRoute('POST /api/Branch/Add', {
    rateLimit: writes,
    handler: ({ scope, body }) => branches.add(scope, body),
  }),
  defineRoute('PUT /api/Branch/Update', {
    rateLimit: writes,
    handler: ({ scope, session, body }) => branches.update({ scope, branchIds: session.branchIds }, body),
  }),
]

export const branchRoutes = (branches: BranchService): Route[] => [
  ...readingRoutes(branches),
  defineRoute('GET /api/Branch/Get/Id', {
    rateLimit,
    handler: ({ scope, session, query }) => branches.get({ scope, branchIds: session.branchIds }, query.Id),
  }),
  ...writingRoutes(branches),
]
