import type { RoleName } from './role-names.ts'

/**
 * Availability of a permission for custom roles. `now`: yes, routes and screens enforce it. `later`: not yet, because
 * nothing enforces it; the change that does sets `now`. `never`: its holder could grant more permissions (team) or
 * spend the merchant's money (billing), so only Admin has it. Decision 25.
 */
type Grant = 'now' | 'later' | 'never'

interface Entry {
  name: `${string}.${string}`
  grant: Grant
}

const LIST = [
  { name: 'orders.accept', grant: 'now' },
  { name: 'orders.prepare', grant: 'now' },
  { name: 'orders.handOver', grant: 'now' },
  { name: 'orders.cancel', grant: 'now' },
  { name: 'orders.cancelReady', grant: 'now' },
  { name: 'orders.read', grant: 'now' },
  { name: 'menu.snooze', grant: 'now' },
  { name: 'menu.edit', grant: 'now' },
  { name: 'menu.delete', grant: 'now' },
  { name: 'menu.price', grant: 'now' },
  { name: 'menu.publish', grant: 'now' },
  { name: 'branches.state', grant: 'now' },
  { name: 'branches.hours', grant: 'now' },
  { name: 'branches.manage', grant: 'now' },
  { name: 'dashboard.history', grant: 'now' },
  { name: 'reports.read', grant: 'later' },
  { name: 'integrations.manage', grant: 'now' },
  { name: 'support.use', grant: 'now' },
  { name: 'settings.manage', grant: 'later' },
  { name: 'audit.read', grant: 'now' },
  { name: 'team.manage', grant: 'never' },
  { name: 'billing.manage', grant: 'never' },
] as const satisfies Entry[]

/** A permission, as `area.verb`. */
export type Permission = (typeof LIST)[number]['name']
export type GrantablePermission = Extract<(typeof LIST)[number], { grant: 'now' }>['name']

export const PERMISSIONS: readonly Permission[] = LIST.map(({ name }) => name)

/** Permissions of custom roles: never more than Admin has, who creates them. */
export const GRANTABLE_PERMISSIONS: readonly GrantablePermission[] = LIST.flatMap(entry =>
  entry.grant === 'now' ? [entry.name] : [],
)

const COUNTER: readonly Permission[] = [
  'orders.accept',
  'orders.prepare',
  'orders.handOver',
  'orders.cancel',
  'menu.snooze',
  'branches.state',
]

/**
 * Permissions of the built-in roles (specification#roles). The operator has no live orders; a custom role has its own
 * list.
 */
export const PERMISSIONS_OF: Record<RoleName, readonly Permission[]> = {
  SuperAdmin: [
    'orders.read',
    'menu.edit',
    'menu.price',
    'menu.publish',
    'branches.state',
    'branches.hours',
    'branches.manage',
    'dashboard.history',
    'integrations.manage',
    'support.use',
    'settings.manage',
    'team.manage',
    'billing.manage',
  ],
  Admin: PERMISSIONS,
  BranchManager: [...COUNTER, 'orders.cancelReady', 'menu.edit', 'menu.price', 'dashboard.history'],
  Cashier: COUNTER,
  Kitchen: ['orders.prepare', 'menu.snooze'],
  Custom: [],
}

/**
 * Returns the permissions: by the table for a built-in role, by the role's `own` list for a custom one. Ignores names
 * that this version does not know (a newer one wrote them).
 */
export const permissionsOf = (role: RoleName, own: readonly string[] | null | undefined): Permission[] =>
  role === 'Custom' ? PERMISSIONS.filter(name => own?.includes(name)) : [...PERMISSIONS_OF[role]]

/** Returns true if any one of the needed permissions is held, or if none is needed. */
export const holdsAny = (
  held: readonly Permission[],
  needed: Permission | readonly Permission[] | undefined,
): boolean => needed === undefined || [needed].flat().some(name => held.includes(name))
