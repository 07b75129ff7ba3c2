import { holdsAny } from '#src/contracts/permission.ts'
import type { Permission } from '#src/contracts/permission.ts'
import type { RoleName } from '#src/contracts/role-names.ts'
import { useSession } from './session-store.ts'
import type { SessionUser } from './session-store.ts'

type Reader = Pick<SessionUser, 'Role' | 'permissions' | 'viewOf'> | null

// Permissions that only read; an impersonation has them too.
const READING: readonly Permission[] = ['orders.read', 'reports.read', 'audit.read', 'dashboard.history']

/**
 * Access rule of a screen: the roles that it lists and, if given, a permission (of several, any one). The same grammar
 * as `access` of a route.
 */
export interface ScreenClaim {
  roles: readonly RoleName[]
  permission?: Permission | readonly Permission[]
}

/** Returns true for an impersonation: the operator sees a merchant as its Admin and can change nothing. */
export const isImpersonating = (user: Pick<SessionUser, 'viewOf'> | null): boolean =>
  typeof user?.viewOf === 'string'

/** Returns true if the person may see screens of this permission, also in an impersonation. */
export const canView = (user: Reader, permission: Permission): boolean =>
  user !== null && holdsAny(user.permissions, permission)

/**
 * Returns true if the person's role grants the permission. False while signed out; an impersonation has read
 * permissions only.
 */
export const can = (user: Reader, permission: Permission): boolean =>
  canView(user, permission) && (!isImpersonating(user) || READING.includes(permission))

/** Returns true for staff of the operator, not of a merchant. */
export const isOperator = (user: Pick<SessionUser, 'Role'> | null): boolean => user?.Role === 'SuperAdmin'

/** Returns true if a screen is for this person. */
export const mayOpen = (user: Reader, { roles, permission }: ScreenClaim): boolean =>
  user !== null && roles.includes(user.Role) && holdsAny(user.permissions, permission)

/** `can` for the signed-in person. Hide a control whose permission is missing. */
export const useCan = (permission: Permission): boolean => useSession(({ user }) => can(user, permission))

/** `canView` for the signed-in person: for links, which change nothing by themselves. */
export const useCanView = (permission: Permission): boolean =>
  useSession(({ user }) => canView(user, permission))

/** `isImpersonating` for the signed-in person. */
export const useIsImpersonating = (): boolean => useSession(({ user }) => isImpersonating(user))

/** `isOperator` for the signed-in person. It tells the audience, not the permissions. */
export const useIsOperator = (): boolean => useSession(({ user }) => isOperator(user))
