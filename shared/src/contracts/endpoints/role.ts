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
    summary: 'Lists the roles that the caller may assign: built-in, then custom ones of the account',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    query: AllRolesQuery,
    answer: z.array(Role),
  },
  'GET /api/Role/Get': {
    summary: 'Lists these roles in pages',
    access: ['SuperAdmin', 'Admin'],
    permission: 'team.manage',
    query: RoleListQuery,
    answer: RolePage,
  },
  'GET /api/Role/GetById': ONE,
  'GET /api/Role/Get/Id': ONE,
  'POST /api/Role/Add': {
    summary: 'Adds a custom role of permissions',
    access: ['Admin'],
    permission: 'team.manage',
    isAudited: true,
    body: RoleRequest,
    answer: Role,
    errors: ['already_exists'],
  },
  'PUT /api/Role/Update': {
    summary: 'Changes the name or the permissions of a custom role',
    access: ['Admin'],
    permission: 'team.manage',
    isAudited: true,
    body: RoleUpdateRequest,
    answer: Role,
    errors: ['not_found', 'already_exists'],
  },
  'DELETE /api/Role/Delete': {
    summary: 'Deletes a custom role that nobody has',
    access: ['Admin'],
    permission: 'team.manage',
    isAudited: true,
    query: IdQuery,
    answer: Role,
    errors: ['not_found', 'in_use'],
  },
})
