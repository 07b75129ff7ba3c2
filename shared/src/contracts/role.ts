import { z } from 'zod'
import { GRANTABLE_PERMISSIONS, PERMISSIONS } from './permission.ts'
import { ROLE_NAMES } from './role-names.ts'
import { BothNames } from './fields.ts'
import { Id, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/**
 * The built-in roles (specification#roles), and `Custom`: a merchant's own role, which sees the screens of "other
 * roles" and has its own permissions. `SuperAdmin` is the operator; all others belong to one merchant.
 */
export const RoleName = z.enum(ROLE_NAMES)
export type RoleName = z.infer<typeof RoleName>

export const MERCHANT_ROLES = [
  'Admin',
  'BranchManager',
  'Cashier',
  'Kitchen',
  'Custom',
] as const satisfies RoleName[]
export const ALL_ROLES = ['SuperAdmin', ...MERCHANT_ROLES] as const satisfies RoleName[]

/** Roles that may edit a menu, given the permission. */
export const MENU_EDITORS = ['SuperAdmin', 'Admin', 'BranchManager', 'Custom'] as const

/** Roles that may set platform prices and publish menus, given the permission. */
export const MENU_PUBLISHERS = ['SuperAdmin', 'Admin', 'Custom'] as const

export const Permission = z.enum(PERMISSIONS)

/** Built-in roles have the ids 1 to 5 in the order SuperAdmin, Admin, BranchManager, Cashier, Kitchen; custom ones start at 101. */
export const Role = z.object({
  id: Id,
  name: LocalizedText,
  role: RoleName,
  permissions: z.array(Permission),
  isBuiltIn: z.boolean(),
  userCount: z.int().describe('active and invited people with this role'),
})
export type Role = z.infer<typeof Role>
export const RolePage = pageOf(Role)

/** `AccountId` applies to the operator only. */
export const RoleListQuery = PageQuery.extend({ AccountId: QueryIdOrAll.default(0) })
export const AllRolesQuery = z.object({ AccountId: QueryIdOrAll.default(0) })

export const RoleRequest = z.strictObject({
  name: BothNames,
  permissions: z
    .array(z.enum(GRANTABLE_PERMISSIONS))
    .min(1, { error: 'no_permission' })
    .max(GRANTABLE_PERMISSIONS.length),
})
export type RoleRequest = z.input<typeof RoleRequest>
export const RoleUpdateRequest = RoleRequest.extend({ id: Id })
export type RoleUpdateRequest = z.input<typeof RoleUpdateRequest>
