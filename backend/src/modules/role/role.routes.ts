import { z } from 'zod'
import {
  AllRolesQuery,
  Role,
  RoleListQuery,
  RolePage,
  RoleRequest,
  RoleUpdateRequest,
} from '@sufra/shared/contracts/role'
import { IdQuery } from '@sufra/shared/contracts/wire'
import { tenant } from '#src/database/database.ts'
import type { Scope } from '#src/database/database.ts'
import { forbiddenRole } from '#src/errors.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route, Session } from '#src/routing/route.ts'
import type { RoleService } from './role.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

// A merchant's account always comes from the session; what he asks for is ignored.
const scopeFor = (scope: Scope, wanted: number): Scope =>
  scope.kind === 'platform' && wanted ? tenant(wanted) : scope

const accountOf = ({ accountId }: Session): number => {
  if (accountId === null) throw forbiddenRole()
  return accountId
}

const oneRole = (roles: RoleService, path: string): Route =>
  defineRoute({
    method: 'GET',
    path,
    summary: 'One role',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: reads,
    query: IdQuery,
    response: Role,
    handler: ({ scope, query }) => roles.get(scope, query.Id),
  })

const readingRoutes = (roles: RoleService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Role/GetAll',
    summary: 'The roles that the caller may give: built-in ones, then the own ones of the account',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: reads,
    query: AllRolesQuery,
    response: z.array(Role),
    handler: ({ scope, query }) => roles.list(scopeFor(scope, query.AccountId)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Role/Get',
    summary: 'The same in pages',
    access: ['SuperAdmin', 'Admin'],
    rateLimit: reads,
    query: RoleListQuery,
    response: RolePage,
    handler: ({ scope, query }) => roles.page(scopeFor(scope, query.AccountId), query),
  }),
  oneRole(roles, '/api/Role/GetById'),
  oneRole(roles, '/api/Role/Get/Id'),
]

/** Whoever has a role of his own lives by it; only Admin builds them. */
export const roleRoutes = (roles: RoleService): Route[] => [
  ...readingRoutes(roles),
  defineRoute({
    method: 'POST',
    path: '/api/Role/Add',
    summary: 'A new role of the own account, built from permissions',
    access: ['Admin'],
    rateLimit: writes,
    body: RoleRequest,
    response: Role,
    handler: ({ session, body }) => roles.add(accountOf(session), body),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/Role/Update',
    summary: 'Renames a role of the own account or changes what it may do',
    access: ['Admin'],
    rateLimit: writes,
    body: RoleUpdateRequest,
    response: Role,
    handler: ({ session, body }) => roles.update(accountOf(session), body),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/Role/Delete',
    summary: 'Deletes a role of the own account that nobody has',
    access: ['Admin'],
    rateLimit: writes,
    query: IdQuery,
    response: Role,
    handler: ({ session, query }) => roles.remove(accountOf(session), query.Id),
  }),
]
