import { registrySample } from '#src/testing/registry-samples.ts'
import { claimedPaths, claimOf, remoteNav, remoteRoutes } from './remote-paths.ts'
import { adoptRegistry, useRemotes } from './remote-store.ts'

beforeEach(() => {
  useRemotes.setState(useRemotes.getInitialState(), true)
  adoptRegistry({ registry: registrySample(), source: 'network' })
})

describe('what remotes claim', () => {
  it('is known whole, so that the guard can tell a foreign path from an unknown one', () => {
    expect(claimedPaths()).toEqual([
      { remote: 'tables', path: 'tables/:id', roles: ['Admin'] },
      { remote: 'tables', path: 'floors', roles: ['SuperAdmin'] },
    ])
  })

  it('opens and shows to each role only what is meant for it', () => {
    expect(remoteRoutes('Admin').map(({ path }) => path)).toEqual(['tables/:id'])
    expect(remoteRoutes('Cashier')).toEqual([])
    expect(remoteRoutes(null)).toEqual([])
    expect(remoteNav('SuperAdmin').map(({ id }) => id)).toEqual(['floors'])
    expect(remoteNav('Admin')).toEqual([])
  })

  it.each([
    ['/tables/7', 'tables/:id'],
    ['/tables/7/', 'tables/:id'],
    ['/floors', 'floors'],
  ])('finds %s', (pathname, path) => {
    expect(claimOf(pathname)?.path).toBe(path)
  })

  it.each(['/tables', '/tables/7/edit', '/floorsX', '/'])('does not find %s', pathname => {
    expect(claimOf(pathname)).toBeNull()
  })

  it('leaves the sidebar once the remote is switched off, and keeps its place', () => {
    const registry = registrySample({ revision: 2 })
    Reflect.set(registry.remotes.tables ?? {}, 'disabled', true)
    adoptRegistry({ registry, source: 'network' })
    expect(remoteNav('SuperAdmin')).toEqual([])
    expect(claimOf('/floors')?.remote).toBe('tables')
  })
})
