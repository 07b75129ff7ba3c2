import { permissionsOf } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { RoleName } from '@sufra/shared/contracts/role'
import { registrySample } from '#src/testing/registry-samples.ts'
import { claimedPaths, claimOf, remoteNav, remoteRoutes } from './remote-paths.ts'
import { adoptRegistry, useRemotes } from './remote-store.ts'

const as = (Role: RoleName, own: Permission[] = []) => ({ Role, permissions: permissionsOf(Role, own) })

beforeEach(() => {
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registrySample(), source: 'network' })
})

describe('the claims of remotes', () => {
  it('include every path, so that the guard can tell a refused path from an unknown one', () => {
    expect(claimedPaths()).toEqual([
      { remote: 'tables', path: 'tables/:id', roles: ['Admin'] },
      { remote: 'tables', path: 'floors', roles: ['SuperAdmin'] },
    ])
  })

  it('open and show to each role only its own paths', () => {
    expect(remoteRoutes(as('Admin')).map(({ path }) => path)).toEqual(['tables/:id'])
    expect(remoteRoutes(as('Cashier'))).toEqual([])
    expect(remoteRoutes(null)).toEqual([])
    expect(remoteNav(as('SuperAdmin')).map(({ id }) => id)).toEqual(['floors'])
    expect(remoteNav(as('Admin'))).toEqual([])
  })

  it('require the permission that a claim names', () => {
    const registry = registrySample({ revision: 2 })
    const claim = { path: 'tables/:id', roles: ['Admin', 'Custom'], permission: 'menu.edit' }
    Reflect.set(registry.remotes.tables?.stable?.contract ?? {}, 'paths', [claim])
    adoptRegistry({ registry, source: 'network' })
    expect(remoteRoutes(as('Admin'))).toHaveLength(1)
    expect(remoteRoutes(as('Custom', ['menu.edit']))).toHaveLength(1)
    expect(remoteRoutes(as('Custom', ['menu.snooze']))).toEqual([])
  })

  it.each([
    ['/tables/7', 'tables/:id'],
    ['/tables/7/', 'tables/:id'],
    ['/floors', 'floors'],
  ])('match %s', (pathname, path) => {
    expect(claimOf(pathname)?.path).toBe(path)
  })

  it.each(['/tables', '/tables/7/edit', '/floorsX', '/'])('do not match %s', pathname => {
    expect(claimOf(pathname)).toBeNull()
  })

  it('leave the sidebar while the remote is off, and keep their paths', () => {
    const registry = registrySample({ revision: 2 })
    Reflect.set(registry.remotes.tables ?? {}, 'disabled', true)
    adoptRegistry({ registry, source: 'network' })
    expect(remoteNav(as('SuperAdmin'))).toEqual([])
    expect(claimOf('/floors')?.remote).toBe('tables')
  })
})
