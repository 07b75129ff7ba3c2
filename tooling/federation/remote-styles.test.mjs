import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { checkModule } from '../remote/module-check/check-module.mjs'
import { repositoryRoot } from './common.mjs'
import { sufraBuild } from './preset.mjs'

const config = {
  name: 'tables',
  hostApi: '^1.0.0',
  paths: [{ path: 'tables', roles: ['Admin'], chunk: 'floor' }],
  nav: [],
  background: [],
  budget: { brotliKb: 60 },
}

const FILES = {
  'package.json': '{"name":"@sufra/remote-tables","version":"1.0.0","type":"module"}',
  'tsconfig.json': '{"extends":"@sufra/tooling/tsconfig.remote.json"}',
  'src/locales/ar.json': '{}',
  'src/locales/en.json': '{}',
  'src/module.tsx': `import { defineRemote } from '@sufra/shared/remote'
const load = () => import(/* webpackChunkName: "floor" */ './tables.tsx')
export const remote = defineRemote({ apiVersion: '1.0.0', routes: [{ path: 'tables', load }] })`,
  'src/tables.tsx': `import './tables.css'
export const Page = () => <p className="tables-note">{'-'}</p>`,
  'src/tables.css': '.tables-note { color: red; }',
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-styles-'))
const output = path.join(folder, 'dist')

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  symlinkSync(path.join(repositoryRoot, 'remote-admin/node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const build = () =>
  new Promise((resolve, reject) => {
    const settings = sufraBuild({ directory: folder, isHost: false, mode: 'production', config, port: 5009 })
    webpack(settings, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
    )
  })

it('a screen with its own styles is built with them in a file with an integrity hash, and starts', async () => {
  await build()
  const contract = JSON.parse(readFileSync(path.join(output, 'contract.json'), 'utf8'))
  const style = Object.keys(contract.files).find(file => file.endsWith('.css'))
  expect(readFileSync(path.join(output, style), 'utf8')).toContain('.tables-note')
  const entry = readFileSync(path.join(output, contract.entry), 'utf8')
  expect(entry).toContain('sufraGuardStyle')
  expect(await checkModule({ folder: output, contract, hostApis: ['1.0.0'] })).toEqual([])
  rmSync(path.join(output, style))
  const [fault] = await checkModule({ folder: output, contract, hostApis: ['1.0.0'] })
  expect(fault.text).toBe('a file of tables is not in the build')
})
