import type { RoleName } from './role-names.ts'

/**
 * Who can be given a permission by a role that a merchant builds: `now`: anybody, routes and screens honour it. `later`: nobody
 * yet, so that no role promises what nothing honours; the piece that brings it flips the flag. `never`: its holder could give
 * themselves and others more (team) or spend the merchant's money (billing), so it stays with Admin. Decision 25.
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

/** What somebody may do, as `area.verb`. */
export type Permission = (typeof LIST)[number]['name']
export type GrantablePermission = Extract<(typeof LIST)[number], { grant: 'now' }>['name']

export const PERMISSIONS: readonly Permission[] = LIST.map(({ name }) => name)

/** What a custom role can be built from: never more than Admin has, who builds it. */
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

/** What the built-in roles may (specification#roles). The operator has no live orders; a custom role brings its own list. */
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
 * What somebody may do: by the table for a built-in role, by the role's `own` list for a custom one. A name that this version
 * does not know (a newer one wrote it) counts for nothing.
 */
export const permissionsOf = (role: RoleName, own: readonly string[] | null | undefined): Permission[] =>
  role === 'Custom' ? PERMISSIONS.filter(name => own?.includes(name)) : [...PERMISSIONS_OF[role]]

/** Whether any one of what is needed is held; nothing needed is held by everybody. */
export const holdsAny = (
  held: readonly Permission[],
  needed: Permission | readonly Permission[] | undefined,
): boolean => needed === undefined || [needed].flat().some(name => held.includes(name))
