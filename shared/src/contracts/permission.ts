import type { RoleName } from './role-names.ts'

/**
 * What a custom role can be built from. Everything else (team, branches, plans, deleting products) stays with Admin, so no
 * role can be built that grants more than its maker has.
 */
export const PERMISSIONS = [
  'orders.accept',
  'orders.prepare',
  'orders.handOver',
  'orders.cancel',
  'orders.cancelReady',
  'menu.snooze',
  'menu.edit',
  'dashboard.history',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const COUNTER: readonly Permission[] = [
  'orders.accept',
  'orders.prepare',
  'orders.handOver',
  'orders.cancel',
  'menu.snooze',
]

/** What the built-in roles may (specification#roles). The operator has no live orders; a custom role brings its own list. */
export const PERMISSIONS_OF: Record<RoleName, readonly Permission[]> = {
  SuperAdmin: ['dashboard.history'],
  Admin: PERMISSIONS,
  BranchManager: PERMISSIONS,
  Cashier: COUNTER,
  Kitchen: ['orders.prepare', 'menu.snooze'],
  Custom: [],
}
