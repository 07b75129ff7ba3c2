import { accountScope } from '#src/routing/account-scope.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { Connections } from './connection.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }
// Each of these calls a platform or adds an order to a board.
const calls = { max: 20, windowSeconds: 60 }

export const connectionRoutes = (connections: Connections): Route[] => [
  defineRoute('GET /api/Integration/Get', {
    rateLimit: reads,
    handler: ({ scope, session: { branchIds }, query }) =>
      connections.list({ scope: accountScope(scope, query.AccountId), branchIds }, query),
  }),
  defineRoute('GET /api/Integration/Requests', {
    rateLimit: reads,
    handler: ({ scope, session: { branchIds }, query }) =>
      connections.requests({ scope: accountScope(scope, query.AccountId), branchIds }, query),
  }),
  defineRoute('GET /api/Integration/Calls', {
    rateLimit: reads,
    handler: ({ scope, session: { branchIds }, query }) => connections.callsOf({ scope, branchIds }, query),
  }),
  defineRoute('POST /api/Integration/Request', {
    rateLimit: writes,
    handler: ({ session: { accountId, userId }, body }) => connections.request({ accountId, userId }, body),
  }),
  defineRoute('PUT /api/Integration/Withdraw', {
    rateLimit: writes,
    handler: ({ scope, session: { branchIds }, query }) =>
      connections.withdraw({ scope, branchIds }, query.RequestId),
  }),
  defineRoute('PUT /api/Integration/Decline', {
    rateLimit: writes,
    handler: ({ body }) => connections.decline(body),
  }),
  defineRoute('POST /api/Integration/TestOrder', {
    rateLimit: calls,
    handler: ({ scope, session: { branchIds }, body }) => connections.sendTest({ scope, branchIds }, body.id),
  }),
  defineRoute('POST /api/Integration/Connect', {
    rateLimit: calls,
    handler: ({ body }) => connections.connect(body),
  }),
  defineRoute('PUT /api/Integration/Rotate', {
    rateLimit: calls,
    handler: ({ body }) => connections.rotate(body),
  }),
  defineRoute('PUT /api/Integration/Disconnect', {
    rateLimit: writes,
    handler: ({ query }) => connections.disconnect(query.Id),
  }),
]
