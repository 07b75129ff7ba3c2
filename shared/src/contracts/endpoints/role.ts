import {
  AllRolesQuery,
  Role,
  RoleListQuery,
  RolePage,
  RoleRequest,
  RoleUpdateRequest,
} from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

const ONE = {
  summary: 'One role',
  access: ['SuperAdmin', 'Admin'],
  permission: 'team.manage',
  query: IdQuery,
  answer: Role,
  errors: ['not_found'],
} as const

export const roleEndpoints = defineEndpoints({
  'GET /api/Role/GetAll': {
    summary: 'The roles that the caller may give: built-in ones, then the own ones of the account',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    query: AllRolesQuery,
    answer: z.array(Role),
  },
  'GET /api/Role/Get': {
    summary: 'The same in pages',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    query: RoleListQuery,
    answer: RolePage,
  },
  'GET /api/Role/GetById': ONE,
  'GET /api/Role/Get/Id': ONE,
  'POST /api/Role/Add': {
    summary: 'A new role of the own account, built from permissions',
    access: ['Admin'],
    permission: 'team.manage',
    body: RoleRequest,
    answer: Role,
    errors: ['already_exists'],
  },
  'PUT /api/Role/Update': {
    summary: 'Renames a role of the own account or changes what it may do',
    access: ['Admin'],
    permission: 'team.manage',
    body: RoleUpdateRequest,
    answer: Role,
    errors: ['not_found', 'already_exists'],
  },
  'DELETE /api/Role/Delete': {
    summary: 'Deletes a role of the own account that nobody has',
    access: ['Admin'],
    permission: 'team.manage',
    query: IdQuery,
    answer: Role,
    errors: ['not_found', 'in_use'],
  },
})
