import { MERCHANT_ROLES, OFFICE_ROLES } from '@sufra/tooling/roles'

/** @type {import('@sufra/tooling/remote-config').RemoteConfig} */
export const remoteConfig = {
  name: 'menus',
  hostApi: '^1.0.0',
  paths: [
    { path: 'menusForUser', roles: MERCHANT_ROLES, chunk: 'live-menu' },
    { path: 'menus', roles: OFFICE_ROLES, chunk: 'coming-soon' },
    {
      path: 'menus/new-meal',
      roles: [...OFFICE_ROLES, 'BranchManager', 'Custom'],
      permission: 'menu.edit',
      chunk: 'product-editor',
    },
    {
      path: 'menus/dialog',
      roles: [...OFFICE_ROLES, 'BranchManager', 'Custom'],
      permission: 'menu.edit',
      chunk: 'choices',
    },
    { path: 'add-category', roles: OFFICE_ROLES, chunk: 'coming-soon' },
    { path: 'edit-category/:id', roles: OFFICE_ROLES, chunk: 'coming-soon' },
  ],
  nav: [
    {
      id: 'live-menu',
      labelKey: 'nav.liveMenu',
      icon: 'live-menu',
      path: 'menusForUser',
      order: 30,
      roles: MERCHANT_ROLES,
    },
    { id: 'menus', labelKey: 'nav.menus', icon: 'menus', path: 'menus', order: 50, roles: OFFICE_ROLES },
  ],
  background: [],
  budget: { brotliKb: 60 },
}
