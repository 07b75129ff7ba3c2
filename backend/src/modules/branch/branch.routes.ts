import { BranchListQuery, BranchPage, BranchesOfAccountQuery } from '@sufra/shared/contracts/merchant'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { tenant } from '#src/database/database.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { BranchService } from './branch.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }

export const branchRoutes = (branches: BranchService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Branch/Get',
    summary: 'The branches that the user may see, with their state now',
    access: ALL_ROLES,
    rateLimit,
    query: BranchListQuery,
    response: BranchPage,
    handler: ({ scope, session, query }) =>
      branches.list(
        { scope, serviceProviderId: query.ServiceProviderId, branchIds: session.branchIds },
        query,
      ),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Branch/GetByAccountId',
    summary: 'The branches of one account: the own one, or any for the operator',
    access: ALL_ROLES,
    rateLimit,
    query: BranchesOfAccountQuery,
    response: BranchPage,
    handler: ({ scope, session, query }) =>
      branches.list(
        {
          // A merchant's account always comes from the session; what he asks for is ignored.
          scope: scope.kind === 'platform' && query.AccountId ? tenant(query.AccountId) : scope,
          serviceProviderId: 0,
          branchIds: session.branchIds,
        },
        query,
      ),
  }),
]
