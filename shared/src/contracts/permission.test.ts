import { GRANTABLE_PERMISSIONS, PERMISSIONS, PERMISSIONS_OF, holdsAny, permissionsOf } from './permission.ts'

it('names each permission once, as area and verb', () => {
  for (const name of PERMISSIONS) expect(name).toMatch(/^[a-z]+\.[a-z][A-Za-z]*$/)
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
})

it('permits no role that grants more than its creator has', () => {
  const makers = [PERMISSIONS_OF.Admin, GRANTABLE_PERMISSIONS].filter(held => holdsAny(held, 'team.manage'))
  expect(makers).toEqual([PERMISSIONS_OF.Admin])
  expect(GRANTABLE_PERMISSIONS.filter(name => !holdsAny(PERMISSIONS_OF.Admin, name))).toEqual([])
})

it('gives only Admin and the operator permissions for team, plan and deletion', () => {
  const only = (permission: (typeof PERMISSIONS)[number]) =>
    Object.entries(PERMISSIONS_OF).flatMap(([role, held]) => (holdsAny(held, permission) ? [role] : []))
  expect(only('team.manage')).toEqual(['SuperAdmin', 'Admin'])
  expect(only('billing.manage')).toEqual(['SuperAdmin', 'Admin'])
  expect(only('menu.delete')).toEqual(['Admin'])
  expect(only('menu.price')).toEqual(['SuperAdmin', 'Admin', 'BranchManager'])
  expect(only('orders.cancelReady')).toEqual(['Admin', 'BranchManager'])
  expect(only('dashboard.history')).toEqual(['SuperAdmin', 'Admin', 'BranchManager'])
})

it('reads a built-in role from the table and a custom role from its own list', () => {
  expect(permissionsOf('Kitchen', ['team.manage'])).toEqual(['orders.prepare', 'menu.snooze'])
  expect(permissionsOf('Custom', ['menu.edit', 'orders.accept'])).toEqual(['orders.accept', 'menu.edit'])
  expect(permissionsOf('Custom', null)).toEqual([])
})

it('ignores an unknown permission', () => {
  expect(permissionsOf('Custom', ['menu.teleport', 'menu.edit'])).toEqual(['menu.edit'])
})

it('grants access by any one of several, and without any if none is required', () => {
  expect(holdsAny(['menu.snooze'], ['menu.edit', 'menu.snooze'])).toBe(true)
  expect(holdsAny(['menu.snooze'], 'menu.edit')).toBe(false)
  expect(holdsAny([], undefined)).toBe(true)
})
