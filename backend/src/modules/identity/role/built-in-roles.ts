import { PERMISSIONS_OF } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { RoleName } from '@sufra/shared/contracts/role'

export interface BuiltInRole {
  id: number
  role: Exclude<RoleName, 'Custom'>
  /** localized text */
  name: string
  permissions: readonly Permission[]
}

const builtIn = (id: number, role: BuiltInRole['role'], name: { ar: string; en: string }): BuiltInRole => ({
  id,
  role,
  name: JSON.stringify(name),
  permissions: PERMISSIONS_OF[role],
})

/** The ids 1 to 5 are part of the API contract. */
export const BUILT_IN_ROLES: readonly BuiltInRole[] = [
  builtIn(1, 'SuperAdmin', { ar: 'مشغّل المنصة', en: 'Platform operator' }),
  builtIn(2, 'Admin', { ar: 'مدير', en: 'Admin' }),
  builtIn(3, 'BranchManager', { ar: 'مدير فرع', en: 'Branch manager' }),
  builtIn(4, 'Cashier', { ar: 'كاشير', en: 'Cashier' }),
  builtIn(5, 'Kitchen', { ar: 'المطبخ', en: 'Kitchen' }),
]

export const builtInRoleById = (id: number): BuiltInRole | undefined =>
  BUILT_IN_ROLES.find(each => each.id === id)

export const builtInRole = (role: RoleName): BuiltInRole | undefined =>
  BUILT_IN_ROLES.find(each => each.role === role)
