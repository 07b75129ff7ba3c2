import { GRANTABLE_PERMISSIONS, PERMISSIONS, PERMISSIONS_OF, holdsAny, permissionsOf } from './permission.ts'

it('has names of one form: an area and a verb, each once', () => {
  for (const name of PERMISSIONS) expect(name).toMatch(/^[a-z]+\.[a-z][A-Za-z]*$/)
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
})

it('lets nobody build a role that grants more than its maker has', () => {
  const makers = [PERMISSIONS_OF.Admin, GRANTABLE_PERMISSIONS].filter(held => holdsAny(held, 'team.manage'))
  expect(makers).toEqual([PERMISSIONS_OF.Admin])
  expect(GRANTABLE_PERMISSIONS.filter(name => !holdsAny(PERMISSIONS_OF.Admin, name))).toEqual([])
})

it('gives no built-in role but Admin and the operator what changes the team, the plan, or takes a product off for good', () => {
  const only = (permission: (typeof PERMISSIONS)[number]) =>
    Object.entries(PERMISSIONS_OF).flatMap(([role, held]) => (holdsAny(held, permission) ? [role] : []))
  expect(only('team.manage')).toEqual(['SuperAdmin', 'Admin'])
  expect(only('billing.manage')).toEqual(['SuperAdmin', 'Admin'])
  expect(only('menu.delete')).toEqual(['Admin'])
  expect(only('menu.price')).toEqual(['SuperAdmin', 'Admin', 'BranchManager'])
  expect(only('orders.cancelReady')).toEqual(['Admin', 'BranchManager'])
  expect(only('dashboard.history')).toEqual(['SuperAdmin', 'Admin', 'BranchManager'])
})

it('takes a built-in role by the table, and a custom one by its own list', () => {
  expect(permissionsOf('Kitchen', ['team.manage'])).toEqual(['orders.prepare', 'menu.snooze'])
  expect(permissionsOf('Custom', ['menu.edit', 'orders.accept'])).toEqual(['orders.accept', 'menu.edit'])
  expect(permissionsOf('Custom', null)).toEqual([])
})

it('counts a name that it does not know for nothing', () => {
  expect(permissionsOf('Custom', ['menu.teleport', 'menu.edit'])).toEqual(['menu.edit'])
})

it('lets in by any one of several, and by none where none is needed', () => {
  expect(holdsAny(['menu.snooze'], ['menu.edit', 'menu.snooze'])).toBe(true)
  expect(holdsAny(['menu.snooze'], 'menu.edit')).toBe(false)
  expect(holdsAny([], undefined)).toBe(true)
})
