import { permissionsOf } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { RemoteNavEntry } from '@sufra/shared/contracts/release'
import type { RoleName } from '@sufra/shared/contracts/role'
import { sidebarEntries, splitForPhone } from './sidebar-entries.ts'

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

const mayAs =
  (role: RoleName, own: Permission[] = []) =>
  (permission: Permission) =>
    permissionsOf(role, own).includes(permission)

const entriesOf = (role: RoleName, own?: Permission[]) =>
  sidebarEntries({
    may: mayAs(role, own),
    remotes: REMOTES.filter(({ roles }) => roles.includes(role)),
    isOperator: role === 'SuperAdmin',
  }).map(({ id }) => id)

const OFFICE_ENTRIES = ['orders', 'menus', 'branches', 'integrations', 'support']

it.each<[RoleName, string[]]>([
  ['SuperAdmin', ['dashboard', 'merchants', 'plans', ...OFFICE_ENTRIES, 'invoices', 'settings']],
  ['Admin', ['dashboard', 'live-orders', 'live-menu', ...OFFICE_ENTRIES, 'settings']],
  ['BranchManager', ['dashboard', 'live-orders', 'live-menu']],
  ['Cashier', ['dashboard', 'live-orders', 'live-menu']],
  ['Kitchen', ['dashboard', 'live-orders', 'live-menu']],
])("shows %s exactly the entries of the specification's table", (role, ids) => {
  expect(entriesOf(role)).toEqual(ids)
})

it('shows a custom role the entries of its permissions, whatever its name', () => {
  expect(entriesOf('Custom')).toEqual(['dashboard'])
  expect(entriesOf('Custom', ['branches.manage', 'support.use'])).toEqual([
    'dashboard',
    'branches',
    'support',
  ])
})

it('shows only the dashboard without a signed-in person', () => {
  expect(sidebarEntries({ may: () => false, remotes: [] }).map(({ id }) => id)).toEqual(['dashboard'])
})

it('shows the first four on a phone and the rest behind the fifth place', () => {
  const { bar, rest } = splitForPhone(sidebarEntries({ may: mayAs('Admin'), remotes: REMOTES.slice(0, 2) }))
  expect(bar.map(({ id }) => id)).toEqual(['dashboard', 'live-orders', 'live-menu', 'branches'])
  expect(rest.map(({ id }) => id)).toEqual(['integrations', 'support', 'settings'])
})
