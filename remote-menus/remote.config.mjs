import { MERCHANT_ROLES, OFFICE_ROLES } from '@sufra/tooling/roles'

/** Roles that edit the menu; custom roles need the permission. */
const MENU_ROLES = [...OFFICE_ROLES, 'Custom']
/** Roles that open the product editor, also from a card of the live menu. */
const PRODUCT_ROLES = [...MENU_ROLES, 'BranchManager']

const EDITORS = { roles: MENU_ROLES, permission: 'menu.edit' }
const PRODUCT_EDITORS = { roles: PRODUCT_ROLES, permission: 'menu.edit' }
const line = (id, rest) => ({ id, labelKey: `palette.${id}`, icon: 'menus', ...rest })
const screen = (id, path, claim = EDITORS) => line(id, { kind: 'screen', path, ...claim })
const action = (id, rest) => line(id, { kind: 'action', ...EDITORS, ...rest })
const ofProduct = (id, rest) => line(id, { of: 'product', ...rest })

const PUT_BACK = { method: 'PUT', path: '/api/Product/Activate', body: { productIds: ['{id}'] } }

/** Snooze with a preset end, undone with one press. */
const snoozeAct = (id, preset) =>
  ofProduct(id, {
    kind: 'action',
    icon: 'snooze',
    path: 'menusForUser?search={name}',
    onlyIf: 'onSale',
    roles: MERCHANT_ROLES,
    permission: 'menu.snooze',
    act: {
      method: 'PUT',
      path: '/api/Product/Snooze',
      body: { productIds: ['{id}'], preset },
      doneKey: `palette.${id}Done`,
      undo: PUT_BACK,
    },
  })

/** @type {import('@sufra/tooling/remote-config').RemoteConfig} */
export const remoteConfig = {
  name: 'menus',
  hostApi: '^1.0.0',
  paths: [
    { path: 'menusForUser', roles: MERCHANT_ROLES, chunk: 'live-menu' },
    { path: 'menus', roles: MENU_ROLES, permission: 'menu.edit', chunk: 'menu-table' },
    {
      path: 'menus/new-meal',
      roles: PRODUCT_ROLES,
      permission: 'menu.edit',
      chunk: 'product-editor',
    },
    {
      path: 'menus/dialog',
      roles: PRODUCT_ROLES,
      permission: 'menu.edit',
      chunk: 'choices',
    },
    { path: 'add-category', roles: MENU_ROLES, permission: 'menu.edit', chunk: 'category-form' },
    { path: 'edit-category/:id', roles: MENU_ROLES, permission: 'menu.edit', chunk: 'category-form' },
    {
      path: 'menus/import',
      roles: MENU_ROLES,
      permission: 'menu.edit',
      chunk: 'menu-import',
    },
    { path: 'menus/food-facts', roles: MENU_ROLES, permission: 'menu.edit', chunk: 'food-facts' },
    {
      path: 'menus/channels',
      roles: MENU_ROLES,
      permission: 'menu.publish',
      chunk: 'channel-menus',
    },
    { path: 'menus/history', roles: MENU_ROLES, permission: 'menu.edit', chunk: 'menu-history' },
  ],
  nav: [
    {
      id: 'live-menu',
      labelKey: 'nav.liveMenu',
      icon: 'live-menu',
      path: 'menusForUser',
      order: 30,
      roles: MERCHANT_ROLES,
      key: 'l',
    },
    {
      id: 'menus',
      labelKey: 'nav.menus',
      icon: 'menus',
      path: 'menus',
      order: 50,
      roles: MENU_ROLES,
      permission: 'menu.edit',
      key: 'm',
    },
  ],
  palette: [
    ofProduct('openProduct', {
      kind: 'open',
      path: 'menus/new-meal?id={id}&serviceProviderId={brandId}',
      ...PRODUCT_EDITORS,
    }),
    ofProduct('findProduct', {
      kind: 'open',
      icon: 'live-menu',
      path: 'menusForUser?search={name}',
      roles: MERCHANT_ROLES,
    }),
    ofProduct('snoozeProduct', {
      kind: 'action',
      icon: 'snooze',
      path: 'menusForUser?search={name}',
      roles: MERCHANT_ROLES,
      permission: 'menu.snooze',
    }),
    snoozeAct('snoozeHour', '1h'),
    snoozeAct('snoozeTomorrow', 'tomorrow'),
    ofProduct('putBack', {
      kind: 'action',
      icon: 'live-menu',
      path: 'menusForUser?search={name}',
      onlyIf: 'snoozed',
      roles: MERCHANT_ROLES,
      permission: 'menu.snooze',
      act: { ...PUT_BACK, doneKey: 'palette.putBackDone' },
    }),
    action('newProduct', { icon: 'add', path: 'menus/new-meal' }),
    action('newCategory', { icon: 'add', path: 'add-category' }),
    action('importMenu', { icon: 'import', path: 'menus/import' }),
    screen('choices', 'menus/dialog', PRODUCT_EDITORS),
    screen('channels', 'menus/channels', { roles: MENU_ROLES, permission: 'menu.publish' }),
    screen('foodFacts', 'menus/food-facts'),
    screen('history', 'menus/history'),
  ],
  background: [],
  // 157.9 KB with the reader of typed numbers, the search by words, and the rules and names of modifier groups. The
  // folder of a checkout changes the order of the code, and with it the compressed size by 0.1 KB.
  budget: { brotliKb: 159 },
}
