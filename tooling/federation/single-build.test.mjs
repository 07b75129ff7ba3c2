import path from 'node:path'
import { REPLACED, compiledEntry, importsOf, singleBuild } from './single-build.mjs'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import { repositoryRoot } from './common.mjs'

const config = {
  name: 'tables',
  hostApi: '^1.0.0',
  paths: [{ path: 'tables', roles: ['Admin'], chunk: 'floor' }],
  nav: [{ id: 'tables', labelKey: 'nav.tables', icon: 'menus', path: 'tables', order: 65, roles: ['Admin'] }],
  background: ['Admin'],
  budget: { brotliKb: 60 },
}
const locales = { ar: { nav: { tables: 'الطاولات' } }, en: { nav: { tables: 'Tables' } } }

describe('the same code as one application', () => {
  it('has what a registry would say of a remote: its paths, its sidebar, its texts, its role in the background', () => {
    const filesOf = ({ name, chunk }) => [`${name}.js`, `${chunk}.js`]
    const { stable, canary, disabled } = compiledEntry({ config, locales, filesOf })
    expect({ canary, disabled }).toEqual({ canary: null, disabled: false })
    expect(stable.contract.paths).toEqual([
      { path: 'tables', roles: ['Admin'], preload: ['tables.js', 'floor.js'] },
    ])
    expect(stable.contract.nav[0].label).toEqual({ ar: 'الطاولات', en: 'Tables' })
    expect(stable.contract.i18n.files.ar).toBe('locales/tables/ar.json')
    expect(stable.contract.background).toEqual(['Admin'])
    expect(stable.contract.consumes).toEqual({})
  })

  it('takes each remote by an import() of its module', () => {
    expect(importsOf([{ directory: '/code/remote-tables', config }])).toContain(
      'import(/* webpackChunkName: "module-tables" */ "/code/remote-tables/src/module.tsx")',
    )
  })

  it('replaces modules that the host really has', () => {
    const files = ['federation/federation.ts', 'registry/registry-client.ts', 'loading/fetch-remote.ts']
    for (const [index, pattern] of Object.values(REPLACED).entries()) {
      const file = path.join(repositoryRoot, 'host/src/remotes', files[index])
      expect(existsSync(file)).toBe(true)
      expect(file).toMatch(pattern)
    }
  })

  it('offers the host the same functions in the place of the registry client that the host takes from it', () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'sufra-single-'))
    try {
      const settings = { directory: path.join(repositoryRoot, 'host'), mode: 'production', remotes: [] }
      singleBuild({ ...settings, output: directory, written: directory })
      const offered = exportsOf(readFileSync(path.join(directory, 'registry-client.js'), 'utf8'))
      const original = path.join(repositoryRoot, 'host/src/remotes/registry/registry-client.ts')
      const isForTests = name => name === 'forgetSeen'
      expect(offered).toEqual(exportsOf(readFileSync(original, 'utf8')).filter(name => !isForTests(name)))
    } finally {
      rmSync(directory, { recursive: true })
    }
  })
})

const exportsOf = code => [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).sort()
