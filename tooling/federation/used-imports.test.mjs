import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { usedImports } from './used-imports.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-imports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file, code) => writeFileSync(path.join(folder, file), code)
const consumed = { import: false, singleton: true, version: '1.0.0', requiredVersion: '^1.0.0' }

/** Returns the names that a remote with these files uses of the shared packages 'kit' and 'sound'. */
const takenBy = files =>
  new Promise((resolve, reject) => {
    for (const [file, code] of Object.entries({ 'package.json': '{"sideEffects":false}', ...files }))
      write(file, code)
    let taken
    const collect = compiler =>
      compiler.hooks.thisCompilation.tap('collect', compilation =>
        compilation.hooks.processAssets.tap('collect', () => {
          taken = usedImports(compilation)
        }),
      )
    const federation = new ModuleFederationPlugin({
      name: 'tables',
      filename: 'remoteEntry.js',
      exposes: { './module': './module.js' },
      shared: { kit: consumed, sound: consumed },
      dts: false,
      manifest: false,
    })
    const settings = {
      mode: 'production',
      context: folder,
      entry: {},
      output: { path: path.join(folder, 'dist') },
      optimization: { minimize: false },
      plugins: [federation, { apply: collect }],
    }
    webpack(settings, (error, stats) =>
      (error ?? stats.hasErrors())
        ? reject(error ?? new Error(stats.toString('errors-only')))
        : resolve(taken),
    )
  })

it('lists the used names of each shared package, sorted, including those of later chunks', async () => {
  const taken = await takenBy({
    'module.js':
      "import { table, chair } from 'kit'\nexport const open = () => [table(), chair.leg, import('./later.js')]",
    'later.js':
      "import { ring } from 'sound'\nimport { lamp } from 'kit'\nexport const Page = () => ring(lamp)",
  })
  expect(taken).toEqual({ kit: ['chair', 'lamp', 'table'], sound: ['ring'] })
})

it('excludes unused files, functions and packages', async () => {
  const taken = await takenBy({
    'module.js':
      "import { table } from 'kit'\nimport { used } from './parts.js'\nexport const open = () => table(used)",
    'parts.js':
      "import { chair, lamp } from 'kit'\nimport { ring } from 'sound'\nexport const used = () => chair\nexport const unused = () => [lamp, ring]",
  })
  expect(taken.kit).toEqual(['chair', 'table'])
  expect(taken.sound ?? []).toEqual([])
})

it('counts a re-exported package and a default import as whole, and names of a namespace as names', async () => {
  const whole = await takenBy({
    'module.js':
      "import * as kit from 'kit'\nimport sound from 'sound'\nexport const open = name => [kit[name], sound]",
  })
  expect(whole).toEqual({ kit: ['*'], sound: ['*'] })
  const named = await takenBy({
    'module.js': "import * as kit from 'kit'\nexport const table = kit.table",
  })
  expect(named).toEqual({ kit: ['table'] })
})

it('the same sources give the same list', async () => {
  const files = { 'module.js': "import { b, a } from 'kit'\nexport const open = () => [b, a]" }
  expect(JSON.stringify(await takenBy(files))).toBe(JSON.stringify(await takenBy(files)))
})
