import { accountScope } from '#src/routing/account-scope.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { RoleService } from './role.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

const oneRole = (roles: RoleService, name: 'GET /api/Role/GetById' | 'GET /api/Role/Get/Id'): Route =>
  defineRoute(name, {
    rateLimit: reads,
    handler: ({ scope, query }) => roles.get(scope, query.Id),
  })

const readingRoutes = (roles: RoleService): Route[] => [
  defineRoute('GET /api/Role/GetAll', {
    rateLimit: reads,
    handler: ({ scope, query }) => roles.list(accountScope(scope, query.AccountId)),
  }),
  defineRoute('GET /api/Role/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => roles.page(accountScope(scope, query.AccountId), query),
  }),
  oneRole(roles, 'GET /api/Role/GetById'),
  oneRole(roles, 'GET /api/Role/Get/Id'),
]

/** Routes of roles. Only Admins create, change and delete custom roles. */
export const roleRoutes = (roles: RoleService): Route[] => [
  ...readingRoutes(roles),
  defineRoute('POST /api/Role/Add', {
    rateLimit: writes,
    handler: ({ session, body }) => roles.add(session.accountId, body),
  }),
  defineRoute('PUT /api/Role/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => roles.update(session.accountId, body),
  }),
  defineRoute('DELETE /api/Role/Delete', {
    rateLimit: writes,
    handler: ({ session, query }) => roles.remove(session.accountId, query.Id),
  }),
]
