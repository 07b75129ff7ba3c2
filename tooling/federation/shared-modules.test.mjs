import { readFileSync } from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { remoteFolders } from '../build/targets.mjs'
import { repositoryRoot } from './common.mjs'
import { PROVIDED_EXPORTS } from './provided-exports.mjs'
import { consumedShares, packageOf, SHARED_KEYS, sharedVersions } from './shared-modules.mjs'

const read = file => readFileSync(path.join(repositoryRoot, file), 'utf8')
const entry = read('host/src/shared-entry.ts')
const providedKeys = [...entry.matchAll(/^ {2}'?([@\w/-]+)'?: (?:ready|whenAsked)\(/gm)].map(
  match => match[1],
)
const isReady = key => new RegExp(`^ {2}'?${key}'?: ready\\(`, 'm').test(entry)

describe('the list of shared modules', () => {
  it('equals the modules that the host provides, so that no remote waits for a missing one', () => {
    expect(providedKeys.sort()).toEqual([...SHARED_KEYS].sort())
  })

  it('preloads the modules that every screen needs, and leaves the rest to be loaded on demand', () => {
    for (const key of [
      'react',
      'react/jsx-runtime',
      ...['session', 'ui', 'ui/overlays'].map(part => `@sufra/shared/${part}`),
    ])
      expect(isReady(key)).toBe(true)
    for (const part of [
      'forms',
      'ui/forms',
      'ui/dates',
      'ui/sortable',
      'ui/board',
      'ui/cards',
      'ui/data',
      'ui/charts',
    ])
      expect(isReady(`@sufra/shared/${part}`)).toBe(false)
  })

  it('is reached only through an import(), so that the login page does not contain the federation runtime', () => {
    expect(read('host/src/remotes/federation/federation.ts')).toContain("from '#src/shared-entry.ts'")
    expect(read('host/src/remotes/loading/fetch-remote.ts')).toMatch(
      /import\([^)]*federation\/federation\.ts',?\s*\)/,
    )
    expect(read('host/src/remotes/loading/fetch-remote.ts')).not.toMatch(/^import .*federation\.ts/m)
  })

  it.each([
    ['react-i18next', 'reactI18next'],
    ['@tanstack/react-query', 'reactQuery'],
  ])('provides the same exports of %s that a remote’s build allows', (library, name) => {
    const [, body] = new RegExp(`const ${name} = \\{([^}]*)\\}`).exec(entry)
    const names = body
      .split(',')
      .map(text => text.trim())
      .filter(Boolean)
    expect(names.sort()).toEqual([...PROVIDED_EXPORTS[library]].sort())
  })

  it('gives versions to workspace packages too, because "workspace:*" checks nothing', () => {
    const versions = sharedVersions(path.join(repositoryRoot, 'host'))
    expect(Object.keys(versions)).toEqual(SHARED_KEYS)
    for (const version of Object.values(versions)) expect(semver.valid(version)).not.toBeNull()
  })

  it.each(remoteFolders(repositoryRoot))('makes %s take everything from the host, strictly', folder => {
    for (const share of Object.values(consumedShares(path.join(repositoryRoot, folder)))) {
      expect(share).toMatchObject({ import: false, singleton: true, strictVersion: true })
      expect(share.requiredVersion).toBe(`^${share.version}`)
    }
  })

  it('finds the package of a subpath', () => {
    expect(packageOf('@sufra/shared/ui/data')).toBe('@sufra/shared')
    expect(packageOf('react/jsx-runtime')).toBe('react')
  })
})
