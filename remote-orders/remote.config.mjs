import { MERCHANT_ROLES, OFFICE_ROLES } from '@sufra/tooling/roles'

/** Roles that see all orders; custom roles need the permission. */
const ORDER_READERS = [...OFFICE_ROLES, 'Custom']

/** Roles that read ended shifts. */
const HISTORY_READERS = ['Admin', 'BranchManager', 'Custom']

/** @type {import('@sufra/tooling/remote-config').RemoteConfig} */
export const remoteConfig = {
  name: 'orders',
  hostApi: '^1.0.0',
  paths: [
    { path: 'live-order', roles: MERCHANT_ROLES, chunk: 'live-order' },
    { path: 'orders', roles: ORDER_READERS, permission: 'orders.read', chunk: 'order-list' },
    { path: 'orders/mappings', roles: ORDER_READERS, permission: 'orders.read', chunk: 'mappings' },
    { path: 'orders/shift', roles: MERCHANT_ROLES, chunk: 'shift' },
    { path: 'orders/shifts', roles: HISTORY_READERS, permission: 'dashboard.history', chunk: 'shifts' },
  ],
  nav: [
    {
      id: 'live-orders',
      labelKey: 'nav.liveOrders',
      icon: 'live-orders',
      path: 'live-order',
      order: 20,
      roles: MERCHANT_ROLES,
      key: 'o',
    },
    {
      id: 'orders',
      labelKey: 'nav.orders',
      icon: 'orders',
      path: 'orders',
      order: 40,
      roles: ORDER_READERS,
      permission: 'orders.read',
      key: 'h',
    },
  ],
  palette: [
    {
      id: 'openOrder',
      kind: 'open',
      of: 'order',
      labelKey: 'palette.openOrder',
      icon: 'orders',
      path: 'orders?order={id}',
      roles: ORDER_READERS,
      permission: 'orders.read',
    },
    {
      id: 'openShift',
      kind: 'action',
      of: 'branch',
      labelKey: 'palette.openShift',
      icon: 'working-hours',
      path: 'orders/shift',
      roles: MERCHANT_ROLES,
      act: {
        method: 'POST',
        path: '/api/Shift/Open',
        body: { branchId: '{id}' },
        doneKey: 'palette.openShiftDone',
      },
    },
  ],
  shortcuts: [
    { id: 'accept', labelKey: 'shortcuts.accept', keys: ['A'], path: 'live-order' },
    { id: 'reject', labelKey: 'shortcuts.reject', keys: ['R'], path: 'live-order' },
    { id: 'select', labelKey: 'shortcuts.select', keys: ['S'], path: 'live-order' },
    { id: 'minutes', labelKey: 'shortcuts.minutes', keys: ['1', '2', '3', '4'], path: 'live-order' },
    { id: 'nextStep', labelKey: 'shortcuts.nextStep', keys: ['Enter'], path: 'live-order' },
    { id: 'move', labelKey: 'shortcuts.move', keys: ['↑', '↓'], path: 'live-order' },
  ],
  // The new-order ring must sound on every screen, so the host loads this remote in idle time.
  background: MERCHANT_ROLES,
  // 131.3 KB with the announcer of new orders and the payment that is not stated.
  budget: { brotliKb: 131 },
}
