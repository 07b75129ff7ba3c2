import { changesBetween, neededBump } from './contract-changes.mjs'

const ENTRY = {
  id: 'orders',
  labelKey: 'orders:nav.orders',
  label: { ar: 'الطلبات', en: 'Orders' },
  icon: 'orders',
  path: 'orders',
  order: 40,
  roles: ['Admin', 'SuperAdmin'],
}
const ORDERS = {
  hostApi: '^1.2.0',
  i18n: { namespace: 'orders' },
  background: ['Admin'],
  consumes: { react: '^19.3.1' },
  paths: [{ path: 'orders/:id', roles: ['Admin', 'SuperAdmin'], preload: ['a.js'] }],
  nav: [ENTRY],
  files: { 'a.js': 'one' },
  sizes: { 'a.js': { raw: 10, brotli: 5 } },
}
const to = change => changesBetween(ORDERS, { ...ORDERS, ...change })
const [PATH] = ORDERS.paths

it.each([
  ['a removed path', { paths: [{ path: 'other', roles: [] }] }, 'major'],
  ['a path with a role less', { paths: [{ ...PATH, roles: ['Admin'] }] }, 'major'],
  ['a removed entry', { nav: [] }, 'major'],
  ['an entry with a role less', { nav: [{ ...ENTRY, roles: ['Admin'] }] }, 'major'],
  ['fewer hosts that can load it', { hostApi: '^1.3.0' }, 'major'],
  ['other hosts that can load it', { hostApi: '^2.0.0' }, 'major'],
  ['an added path', { paths: [PATH, { path: 'more', roles: [] }] }, 'minor'],
  ['an added entry', { nav: [ENTRY, { ...ENTRY, id: 'more' }] }, 'minor'],
  ['an added role', { paths: [{ ...PATH, roles: [...PATH.roles, 'Cashier'] }] }, 'patch'],
  ['more hosts that can load it', { hostApi: '^1.0.0' }, 'patch'],
  ['a changed label', { nav: [{ ...ENTRY, label: { ar: 'طلبات', en: 'Orders' } }] }, 'patch'],
  ['other roles in idle time', { background: [] }, 'patch'],
  [
    'another line of the palette',
    { palette: [{ id: 'new', kind: 'action', label: { ar: 'جديد', en: 'New' }, path: 'orders/1' }] },
    'patch',
  ],
  ['another namespace', { i18n: { namespace: 'other' } }, 'patch'],
  ['only other code', { files: { 'b.js': 'two' }, consumes: { react: '^19.4.0' } }, null],
  ['another order of the roles', { paths: [{ ...PATH, roles: ['SuperAdmin', 'Admin'] }] }, null],
  ['another name of a parameter', { paths: [{ ...PATH, path: 'orders/:key' }] }, 'patch'],
])('%s: %j needs a %s version', (_case, change, bump) => {
  expect(neededBump(to(change))).toBe(bump)
})

it('lists added, removed and changed shares, files, roles and sizes', () => {
  const changes = to({
    consumes: { react: '^19.4.0', zustand: '^5.0.0' },
    files: { 'a.js': 'two', 'b.js': 'three' },
    sizes: { 'a.js': { raw: 20, brotli: 8 }, 'locales/ar.json': { raw: 5, brotli: 5 } },
    paths: [{ ...PATH, roles: ['Admin', 'Cashier'] }],
  })
  expect(changes.shares).toEqual({
    added: ['zustand'],
    removed: [],
    changed: [{ key: 'react', from: '^19.3.1', to: '^19.4.0' }],
  })
  expect(changes.files).toMatchObject({ added: ['b.js'], removed: [], changed: [{ key: 'a.js' }] })
  expect(changes.roles.paths).toEqual([{ key: 'orders/:id', added: ['Cashier'], removed: ['SuperAdmin'] }])
  expect(changes.sizes).toEqual({ from: { raw: 10, brotli: 5 }, to: { raw: 20, brotli: 8 } })
})
