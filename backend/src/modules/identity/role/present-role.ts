import type { Role, RoleName } from '@sufra/shared/contracts/role'
import type { BuiltInRole } from './built-in-roles.ts'
import type { RoleRow } from './role.repository.ts'

/** How many people have each role: the built-in ones by name, the others by id. */
export type Holders = ReadonlyMap<RoleName | number, number>

export const NO_HOLDERS: Holders = new Map()

export const presentOwnRole = ({ id, name, permissions }: RoleRow, holders: Holders): Role => ({
  id,
  name,
  role: 'Custom',
  permissions,
  isBuiltIn: false,
  userCount: holders.get(id) ?? 0,
})

export const presentBuiltInRole = ({ permissions, ...of }: BuiltInRole, holders: Holders): Role => ({
  ...of,
  permissions: [...permissions],
  isBuiltIn: true,
  userCount: holders.get(of.role) ?? 0,
})
