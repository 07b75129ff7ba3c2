import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { repositoryRoot } from './common.mjs'
import { HostFactsPlugin } from './host-facts-plugin.mjs'
import { PROVIDED_EXPORTS } from './provided-exports.mjs'
import { SHARED_KEYS } from './shared-modules.mjs'

const directory = mkdtempSync(path.join(os.tmpdir(), 'sufra-host-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
mkdirSync(path.join(directory, 'src'))
symlinkSync(path.join(repositoryRoot, 'host/node_modules'), path.join(directory, 'node_modules'))
const write = (file, text) => writeFileSync(path.join(directory, file), text)
write('package.json', '{"name":"@sufra/host","version":"2.3.4"}')
write(
  'ours.mjs',
  "export const Button = 1\nexport { Table as Grid } from './parts.mjs'\nconst Hidden = 1; void Hidden",
)
write('parts.mjs', 'export const Table = 1\nexport const Unused = 2')
write('unknown.cjs', 'module.exports = globalThis.somebodyElse')
write(
  'src/shared-entry.ts',
  `import * as React from 'react'
import * as Ui from '@sufra/shared/ui'
import * as Live from '@sufra/shared/live'
import { useTranslation } from 'react-i18next'
export const provided = [React.version, Ui.Button, Live, useTranslation, () => import('zustand/middleware')]`,
)

const build = (code = '') =>
  new Promise((resolve, reject) => {
    write(
      'src/index.ts',
      `import { provided } from './shared-entry.ts'\nglobalThis.provided = provided\n${code}`,
    )
    const settings = {
      mode: 'production',
      context: directory,
      entry: './src/index.ts',
      output: { path: path.join(directory, 'dist'), chunkFilename: '[name].[contenthash].js' },
      resolve: {
        alias: {
          '@sufra/shared/ui': path.join(directory, 'ours.mjs'),
          '@sufra/shared/live': path.join(directory, 'unknown.cjs'),
        },
      },
      optimization: { minimize: false },
      plugins: [new HostFactsPlugin({ directory })],
    }
    webpack(settings, (error, stats) => {
      if (error ?? stats.hasErrors()) return reject(error ?? new Error(stats.toString('errors-only')))
      const read = file => readFileSync(path.join(directory, 'dist', file), 'utf8')
      resolve({ facts: JSON.parse(read('host-facts.json')), page: read('main.js') })
    })
  })

it('a host lists its version, its API, and every shared key with version and names', async () => {
  const { facts, page } = await build()
  expect(facts.version).toMatch(/^2\.3\.4-[a-f0-9]{10}$/)
  expect(facts.hostApi).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Object.keys(facts.provides)).toEqual(SHARED_KEYS)
  expect(facts.provides.react.version).toMatch(/^19\./)
  expect(facts.provides.react.exports).toEqual(expect.arrayContaining(['default', 'useState', 'version']))
  expect(facts.provides['zustand/middleware'].exports).toContain('persist')
  expect(facts.provides['@sufra/shared/ui'].exports).toEqual(['Button', 'Grid'])
  expect(page).not.toContain('hostApi')
})

it('a library with listed names has only these; an unreadable one has none', async () => {
  const { provides } = (await build()).facts
  expect(provides['react-i18next'].exports).toEqual(PROVIDED_EXPORTS['react-i18next'])
  expect(provides['@sufra/shared/live'].exports).toBeNull()
})

it('the same sources give the same version, others another', async () => {
  const first = (await build()).facts.version
  expect((await build()).facts.version).toBe(first)
  expect((await build('globalThis.more = 1')).facts.version).not.toBe(first)
})
