import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { checkModule } from '../remote/module-check/check-module.mjs'
import { repositoryRoot } from './common.mjs'
import { buildId } from './contract-plugin.mjs'
import { sufraBuild } from './preset.mjs'
import { SHARED_KEYS } from './shared-modules.mjs'

const config = {
  name: 'admin',
  hostApi: '^1.0.0',
  paths: [{ path: 'tables', roles: ['SuperAdmin'], chunk: 'merchants' }],
  nav: [],
  background: [],
  budget: { brotliKb: 60 },
}
const output = mkdtempSync(path.join(os.tmpdir(), 'sufra-remote-'))
afterAll(() => rmSync(output, { recursive: true, force: true }))

const build = folder =>
  new Promise((resolve, reject) => {
    const settings = sufraBuild({
      directory: path.join(repositoryRoot, 'remote-admin'),
      isHost: false,
      mode: 'production',
      config,
    })
    settings.output.path = path.join(output, folder)
    webpack(settings, (error, stats) => {
      if (error ?? stats.hasErrors()) return reject(error ?? new Error(stats.toString('errors-only')))
      const read = file => readFileSync(path.join(output, folder, file))
      resolve({
        read,
        files: readdirSync(path.join(output, folder)),
        contract: JSON.parse(read('contract.json')),
      })
    })
  })

describe('a remote’s build', () => {
  it('describes every file that it can load, takes all shared packages from the host, and is reproducible', async () => {
    const first = await build('first')
    const { contract, read, files } = first

    for (const [file, hash] of Object.entries(contract.files))
      expect(`sha384-${createHash('sha384').update(read(file)).digest('base64')}`).toBe(hash)
    const scripts = files.filter(file => file.endsWith('.js'))
    expect(scripts.filter(file => !contract.files[file])).toEqual([])
    expect(contract.paths[0].preload.every(file => scripts.includes(file))).toBe(true)
    // The shares of one screen, not of the remote: its forms need more than its first table.
    const { shares } = contract.paths[0]
    expect(shares).toEqual(expect.arrayContaining(['@sufra/shared/ui', 'react/jsx-runtime']))
    expect(shares.every(key => contract.consumes[key])).toBe(true)
    expect(shares.length).toBeLessThan(Object.keys(contract.consumes).length)

    expect(Object.keys(contract.consumes)).toEqual(
      expect.arrayContaining(['@sufra/shared/ui', 'react/jsx-runtime']),
    )
    expect(Object.keys(contract.consumes).filter(key => !SHARED_KEYS.includes(key))).toEqual([])
    expect(Object.keys(contract.imports)).toEqual(Object.keys(contract.consumes))
    expect(contract.imports['react/jsx-runtime']).toEqual(expect.arrayContaining(['jsx', 'jsxs']))
    expect(contract.imports['@sufra/shared/remote']).toEqual(['defineRemote'])
    // The build starts; its only fault is that this test claims another path.
    const faults = await checkModule({ folder: path.join(output, 'first'), contract, hostApis: ['1.0.0'] })
    expect(faults[0]).toMatchObject({ text: 'it claims the path tables and has no route for it' })
    expect(faults.slice(1).every(({ text }) => text.endsWith('is not claimed, so no host leads to it'))).toBe(
      true,
    )
    const code = scripts.map(file => read(file).toString()).join('\n')
    expect(code).not.toContain('Minified React error')
    expect(code).toContain(`admin__${contract.version.replace(/\./g, '_').replace('-', '_')}`)
    expect(files).toEqual(
      expect.arrayContaining(['remoteEntry.js.br', 'remoteEntry.js.gz', 'mf-manifest.json']),
    )

    const second = await build('second')
    expect(second.contract).toEqual(contract)
  })

  it('fails if a claimed screen has no chunk of that name', async () => {
    const paths = [{ ...config.paths[0], chunk: 'nowhere' }]
    Object.assign(config, { paths })
    await expect(build('third')).rejects.toThrow('webpackChunkName "nowhere"')
  })
})

it('a build id depends on names and contents only', () => {
  const files = { 'a.js': Buffer.from('1'), 'b.js': Buffer.from('2') }
  expect(buildId(files)).toBe(buildId({ 'b.js': Buffer.from('2'), 'a.js': Buffer.from('1') }))
  expect(buildId(files)).not.toBe(buildId({ ...files, 'b.js': Buffer.from('3') }))
  expect(buildId(files)).not.toBe(buildId({ 'a.js': Buffer.from('1'), 'c.js': Buffer.from('2') }))
  expect(buildId(files)).toMatch(/^[a-f0-9]{10}$/)
})
