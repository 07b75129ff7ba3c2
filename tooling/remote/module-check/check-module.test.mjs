import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkModule } from './check-module.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-module-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SCREEN = "{ path: 'tables', load: async () => ({ Page: () => null }) }"
const contract = {
  name: 'tables',
  entry: 'remoteEntry.js',
  consumes: { react: '^19.3.1', '@sufra/shared/remote': '^1.0.0' },
  paths: [{ path: 'tables' }],
}

/** Returns the faults of a container whose module is this code; `shared(key)` returns the host's shared module. */
const faultsOf = (code, options) => {
  const entry = `var scope
const shared = key => Object.values(scope[key])[0].lib()
var sufraRemote_tables = {
  init: given => { scope = given },
  get: async () => () => { ${code} },
}`
  writeFileSync(path.join(folder, 'remoteEntry.js'), entry)
  return checkModule({ folder, contract, hostApis: ['1.0.0'], ...options })
}
const moduleOf = fields => `return { remote: { apiVersion: '1.0.0', routes: [${SCREEN}], ${fields} } }`

it('a valid module passes, even if it uses the page and its packages while it starts', async () => {
  expect(await faultsOf(moduleOf('activate: () => undefined'))).toEqual([])
  const busy = `const { createContext, useState } = shared('react')
    class Store extends shared('react').Component {}
    const [first] = useState(0); first.count += 1; new Store().render(...createContext().list)
    document.body.append(document.createElement('audio')); window.addEventListener('online', () => 0)
    const wide = window.matchMedia('(min-width: 1px)').matches || localStorage.getItem('x')
    return { remote: shared('@sufra/shared/remote').defineRemote({ apiVersion: '1.0.0', wide, routes: [${SCREEN}] }) }`
  expect(await faultsOf(busy)).toEqual([])
})

it.each([
  ['an export of nothing', 'return {}', 'src/module.tsx exports no remote'],
  ['no version', 'return { remote: { routes: [] } }', 'its apiVersion is undefined'],
  [
    'a routes field that is not a list',
    "return { remote: { apiVersion: '1.0.0' } }",
    'its routes are no list',
  ],
  ['an activate that is not a function', moduleOf("activate: 'now'"), 'its activate is no function'],
  ['a deactivate that is not a function', moduleOf('deactivate: {}'), 'its deactivate is no function'],
  ['a route without load()', moduleOf("routes: [{ path: 'tables' }]"), 'route 1 lacks a path or load()'],
  ['no route for a claimed path', moduleOf('routes: []'), 'claims the path tables and has no route'],
  [
    'a route that is not claimed',
    moduleOf(`routes: [${SCREEN}, { ...${SCREEN}, path: 'more' }]`),
    'its route more is not claimed',
  ],
  ['two routes of one path', moduleOf(`routes: [${SCREEN}, ${SCREEN}]`), 'two routes have the path tables'],
  [
    'a screen without a Page',
    moduleOf("routes: [{ path: 'tables', load: async () => ({}) }]"),
    'load() of tables gives no Page',
  ],
  ['a later host API', moduleOf("apiVersion: '1.1.0'"), 'written for host API 1.1.0, a host has 1.0.0'],
  [
    'an error at the start',
    "throw new Error('no kitchen today')",
    'it throws while it starts: no kitchen today',
  ],
  ['an exit of the process', 'process.exit(3)', 'it ended the process that started it (exit code 3)'],
])('%s is refused, with a remedy', async (_case, code, text) => {
  const faults = await faultsOf(code)
  expect(faults[0]).toEqual({
    code: 'module_invalid',
    text: expect.stringContaining(text),
    remedy: expect.stringMatching(/\w/),
  })
})

it.each([
  ['a loop', 'for (;;);'],
  ['a promise', 'return new Promise(() => 0)'],
])('%s that never ends is stopped and refused', async (_case, code) => {
  const [fault] = await faultsOf(code, { limitMs: 2000 })
  expect(fault.text).toBe('it did not start within 2 s and was stopped')
})

it('an entry without a container is refused by its name', async () => {
  writeFileSync(path.join(folder, 'remoteEntry.js'), '1')
  const [fault] = await checkModule({ folder, contract, hostApis: [] })
  expect(fault.text).toContain('declares no sufraRemote_tables')
})
