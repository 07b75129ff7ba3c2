import { permissionsOf } from '@sufra/shared/contracts/permission'
import type { Role } from '@sufra/shared/contracts/role'
import type { BuiltInRole } from './built-in-roles.ts'
import type { Holders } from './role-holders.ts'
import type { RoleRow } from './role.repository.ts'

export const NO_HOLDERS: Holders = new Map()

export const presentOwnRole = ({ id, name, permissions }: RoleRow, holders: Holders): Role => ({
  id,
  name,
  role: 'Custom',
  permissions: permissionsOf('Custom', permissions),
  isBuiltIn: false,
  userCount: holders.get(id) ?? 0,
})

export const presentBuiltInRole = ({ permissions, ...of }: BuiltInRole, holders: Holders): Role => ({
  ...of,
  permissions: [...permissions],
  isBuiltIn: true,
  userCount: holders.get(of.role) ?? 0,
})
