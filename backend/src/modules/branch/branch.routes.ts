import {
  BranchDetails,
  BranchListQuery,
  BranchPage,
  BranchRequest,
  BranchUpdateRequest,
  BranchesOfAccountQuery,
} from '@sufra/shared/contracts/merchant'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { IdQuery } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { BranchService } from './branch.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

const readingRoutes = (branches: BranchService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Branch/Get',
    summary: 'The branches that the user may see, with their state now',
    access: ALL_ROLES,
    whileSuspended: true,
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
    whileSuspended: true,
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

const writingRoutes = (branches: BranchService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Branch/Add',
    summary: 'A new branch of a brand',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    body: BranchRequest,
    response: BranchDetails,
    handler: ({ scope, body }) => branches.add(scope, body),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/Branch/Update',
    summary: 'Full update of a branch, its hours included',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: writes,
    body: BranchUpdateRequest,
    response: BranchDetails,
    handler: ({ scope, session, body }) => branches.update({ scope, branchIds: session.branchIds }, body),
  }),
]

export const branchRoutes = (branches: BranchService): Route[] => [
  ...readingRoutes(branches),
  defineRoute({
    method: 'GET',
    path: '/api/Branch/Get/Id',
    summary: 'One branch with what its form needs',
    access: ALL_ROLES,
    rateLimit,
    query: IdQuery,
    response: BranchDetails,
    handler: ({ scope, session, query }) => branches.get({ scope, branchIds: session.branchIds }, query.Id),
  }),
  ...writingRoutes(branches),
]
