import { holdsAny } from '#src/contracts/permission.ts'
import type { Permission } from '#src/contracts/permission.ts'
import type { RoleName } from '#src/contracts/role-names.ts'
import { useSession } from './session-store.ts'
import type { SessionUser } from './session-store.ts'

type Reader = Pick<SessionUser, 'Role' | 'permissions' | 'viewOf'> | null

// What these let somebody do is reading: who only looks has them too.
const READING: readonly Permission[] = ['orders.read', 'reports.read', 'audit.read', 'dashboard.history']

/** Whom a screen is for: the roles that it lists and, where one is needed, the permission (of several any one). The same grammar as `access` of a route. */
export interface ScreenClaim {
  roles: readonly RoleName[]
  permission?: Permission | readonly Permission[]
}

/** Whether this is the operator, who looks at a merchant as its Admin sees it and can change nothing. */
export const isViewing = (user: Pick<SessionUser, 'viewOf'> | null): boolean =>
  typeof user?.viewOf === 'string'

/** Whether what one finds by this permission is shown to this person: also to who only looks. */
export const sees = (user: Reader, permission: Permission): boolean =>
  user !== null && holdsAny(user.permissions, permission)

/** Whether this person's role gives them the permission. Nobody signed in has none; who only looks can change nothing. */
export const can = (user: Reader, permission: Permission): boolean =>
  sees(user, permission) && (!isViewing(user) || READING.includes(permission))

/** Whether this is somebody of the team that runs Sufra, not of a merchant. */
export const isOperator = (user: Pick<SessionUser, 'Role'> | null): boolean => user?.Role === 'SuperAdmin'

/** Whether a screen is for this person. */
export const mayOpen = (user: Reader, { roles, permission }: ScreenClaim): boolean =>
  user !== null && roles.includes(user.Role) && holdsAny(user.permissions, permission)

/** `can` for whoever is signed in. A control that the permission is needed for is not shown without it. */
export const useCan = (permission: Permission): boolean => useSession(({ user }) => can(user, permission))

/** `sees` for whoever is signed in: for what leads somewhere, and changes nothing by itself. */
export const useSees = (permission: Permission): boolean => useSession(({ user }) => sees(user, permission))

/** `isViewing` for whoever is signed in. */
export const useIsViewing = (): boolean => useSession(({ user }) => isViewing(user))

/** `isOperator` for whoever is signed in: a question about the audience, not about what they may do. */
export const useIsOperator = (): boolean => useSession(({ user }) => isOperator(user))
