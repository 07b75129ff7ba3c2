import { GRANTABLE_PERMISSIONS, permissionsOf } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { Outcome } from './outcome.ts'

export const ACTORS = [
  'anonymous',
  'garbage token',
  'expired token',
  'deactivated A',
  'SuperAdmin',
  'Admin A',
  'Admin B',
  'BranchManager A',
  'Cashier A',
  'Kitchen A',
  'Custom A',
  'Bare A',
  'Full A',
] as const
export type Actor = (typeof ACTORS)[number]

/** Actors that every route with authentication refuses, with the expected answer. */
export const REFUSED: Partial<Record<Actor, Outcome>> = {
  anonymous: '401 token_invalid',
  'garbage token': '401 token_invalid',
  'expired token': '401 token_expired',
  'deactivated A': '401 token_invalid',
}

export const ROLE_OF: Partial<Record<Actor, RoleName>> = {
  SuperAdmin: 'SuperAdmin',
  'Admin A': 'Admin',
  'Admin B': 'Admin',
  'BranchManager A': 'BranchManager',
  'Cashier A': 'Cashier',
  'Kitchen A': 'Kitchen',
  'Custom A': 'Custom',
  'Bare A': 'Custom',
  'Full A': 'Custom',
}

/** Permissions of the actors with a custom role: a few, none, and all that can be granted. */
export const OWN_PERMISSIONS: ReadonlyMap<Actor, readonly Permission[]> = new Map<
  Actor,
  readonly Permission[]
>([
  ['Custom A', ['orders.accept', 'menu.snooze', 'dashboard.history']],
  ['Bare A', []],
  ['Full A', GRANTABLE_PERMISSIONS],
])

/** Returns the permissions that an actor's access token carries. */
export const heldBy = (actor: Actor): Permission[] => {
  const role = ROLE_OF[actor]
  return role ? permissionsOf(role, OWN_PERMISSIONS.get(actor)) : []
}

/** The actor that is limited to the first of two branches. */
export const LIMITED: Actor = 'Cashier A'

/**
 * An Admin of each merchant and a member who is limited to one branch. `merchant-isolation.test.ts` requests other
 * people's ids as these three actors; `role-route-matrix.test.ts` covers all others.
 */
export const ISOLATION_ACTORS: readonly Actor[] = ['Admin A', 'Admin B', LIMITED]
export const isIsolationActor = (actor: Actor): boolean => ISOLATION_ACTORS.includes(actor)

export const merchantOf = (actor: Actor): 'first' | 'second' => (actor === 'Admin B' ? 'second' : 'first')
