import type { Scope } from '#src/database/database.ts'
import {
  idempotencyKeyOf,
  readSheetForm,
  SHEET_FORM_LIMIT,
} from '#src/modules/infrastructure/infrastructure.ts'
import { accountScope } from '#src/routing/account-scope.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route, Session } from '#src/routing/route.ts'
import { MOST_NEW_BRANCHES } from '@sufra/shared/contracts/branch'
import type { BranchStates } from './branch-states.service.ts'
import type { BranchService } from './branch.service.ts'
import type { BranchWriter } from './write-branch.ts'

const rateLimit = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }
// Enough for five hundred branches with all their hours.
const BULK_LIMIT = 2 * 1024 * 1024

const writerOf = ({ scope, session }: { scope: Scope; session: Session }): BranchWriter => ({
  scope,
  branchIds: session.branchIds,
  permissions: session.permissions,
  userId: session.userId,
  now: new Date(),
})

const listingRoutes = (branches: BranchService): Route[] => [
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
          scope: accountScope(scope, query.AccountId),
          serviceProviderId: 0,
          branchIds: session.branchIds,
        },
        query,
      ),
  }),
  defineRoute('GET /api/Branch/Get/ServiceProviderId', {
    rateLimit,
    handler: ({ scope, session, query }) =>
      branches.overview(
        { scope, serviceProviderId: query.ServiceProviderId, branchIds: session.branchIds },
        query,
      ),
  }),
]

const readingRoutes = (branches: BranchService): Route[] => [
  ...listingRoutes(branches),
  defineRoute('GET /api/Branch/Get/Id', {
    rateLimit,
    handler: ({ scope, session, query }) => branches.get({ scope, branchIds: session.branchIds }, query.Id),
  }),
  defineRoute('GET /api/Branch/GetHistory', {
    rateLimit,
    handler: ({ scope, session, query }) =>
      branches.history(
        { scope, branchIds: session.branchIds, branchId: query.BranchId },
        { serviceProviderId: query.ServiceProviderId, from: query.From ? new Date(query.From) : undefined },
        query,
      ),
  }),
]

const writingRoutes = (branches: BranchService): Route[] => [
  defineRoute('POST /api/Branch/Add', {
    rateLimit: writes,
    handler: ({ body, request, ...caller }) =>
      branches.add({ writer: writerOf(caller), key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('POST /api/Branch/AddBulk', {
    rateLimit: writes,
    bodyLimit: BULK_LIMIT,
    handler: ({ body, language, request, ...caller }) =>
      branches.addBulk({ writer: writerOf(caller), key: idempotencyKeyOf(request), language }, body),
  }),
  defineRoute('POST /api/Branch/ReadSheet', {
    rateLimit: { max: 30, windowSeconds: 60 },
    bodyLimit: SHEET_FORM_LIMIT,
    handler: async ({ request, session }) =>
      readSheetForm(request, { mostRows: MOST_NEW_BRANCHES, owner: String(session.accountId) }),
  }),
  defineRoute('PUT /api/Branch/Update', {
    rateLimit: writes,
    handler: ({ body, ...caller }) => branches.update(writerOf(caller), body),
  }),
  defineRoute('DELETE /api/Branch/Delete', {
    rateLimit: writes,
    handler: ({ query, ...caller }) => branches.remove(writerOf(caller), query.Id),
  }),
]

export const branchRoutes = (branches: BranchService, states: BranchStates): Route[] => [
  ...readingRoutes(branches),
  ...writingRoutes(branches),
  defineRoute('PUT /api/Branch/SetStatus', {
    rateLimit: writes,
    handler: ({ body: { until, preset, ...change }, request, ...caller }) =>
      states.set(writerOf(caller), {
        change: { ...change, end: { until, preset } },
        key: idempotencyKeyOf(request),
      }),
  }),
]
