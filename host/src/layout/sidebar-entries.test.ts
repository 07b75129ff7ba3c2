import type { RemoteNavEntry } from '@sufra/shared/contracts/release'
import type { RoleName } from '@sufra/shared/contracts/role'
import { hasPlanCard, sidebarEntries, splitForPhone } from './sidebar-entries.ts'

const MERCHANT: RoleName[] = ['Admin', 'BranchManager', 'Cashier', 'Kitchen']
const OFFICE: RoleName[] = ['SuperAdmin', 'Admin']

const remote = (id: string, order: number, roles: RoleName[]): RemoteNavEntry => ({
  id,
  labelKey: id,
  label: { ar: id, en: id },
  icon: id,
  path: id,
  order,
  roles,
})

const REMOTES = [
  remote('live-orders', 20, MERCHANT),
  remote('live-menu', 30, MERCHANT),
  remote('merchants', 32, ['SuperAdmin']),
  remote('plans', 34, ['SuperAdmin']),
  remote('orders', 40, OFFICE),
  remote('menus', 50, OFFICE),
]

const entriesOf = (role: RoleName) =>
  sidebarEntries({ role, remotes: REMOTES.filter(({ roles }) => roles.includes(role)) }).map(({ id }) => id)

const OFFICE_ENTRIES = ['orders', 'menus', 'branches', 'integrations', 'support', 'settings']

it.each<[RoleName, string[]]>([
  ['SuperAdmin', ['dashboard', 'merchants', 'plans', ...OFFICE_ENTRIES]],
  ['Admin', ['dashboard', 'live-orders', 'live-menu', ...OFFICE_ENTRIES]],
  ['BranchManager', ['dashboard', 'live-orders', 'live-menu']],
  ['Cashier', ['dashboard', 'live-orders', 'live-menu']],
  ['Kitchen', ['dashboard', 'live-orders', 'live-menu']],
])('%s sees exactly what the table of the specification gives', (role, ids) => {
  expect(entriesOf(role)).toEqual(ids)
})

it('nobody signed in sees the dashboard alone', () => {
  expect(sidebarEntries({ role: null, remotes: [] }).map(({ id }) => id)).toEqual(['dashboard'])
})

it.each<[RoleName, boolean]>([
  ['SuperAdmin', false],
  ['Admin', true],
  ['BranchManager', true],
  ['Cashier', true],
  ['Kitchen', true],
])('%s has the plan card: %s', (role, has) => {
  expect(hasPlanCard(role)).toBe(has)
})

it('a phone shows the first four, and keeps the rest behind the fifth place', () => {
  const { bar, rest } = splitForPhone(sidebarEntries({ role: 'Admin', remotes: REMOTES.slice(0, 2) }))
  expect(bar.map(({ id }) => id)).toEqual(['dashboard', 'live-orders', 'live-menu', 'branches'])
  expect(rest.map(({ id }) => id)).toEqual(['integrations', 'support', 'settings'])
})
