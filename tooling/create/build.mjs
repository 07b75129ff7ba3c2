import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'
import { PNPM } from '../build/package-manager.mjs'
import { hostApiOf } from '../federation/host-facts-plugin.mjs'
import { readKit } from '../remote/new/kit.mjs'
import { packPackages } from '../remote/new/pack.mjs'
import { TEMPLATES } from '../remote/new/templates.mjs'

// Builds the starter tools that a running Sufra serves to teams under /tools/: the command that creates a checkout,
// and its parts.
const folder = import.meta.dirname
const root = path.resolve(folder, '../..')
const output = path.join(folder, 'dist')
const NAME = 'create-remote'

const bundleProgram = () =>
  build({
    entryPoints: [path.join(folder, 'main.mjs')],
    outfile: path.join(output, `${NAME}.mjs`),
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
  })

const packStarter = async () => {
  const staged = await mkdtemp(path.join(os.tmpdir(), 'sufra-create-'))
  await cp(path.join(folder, 'bin.mjs'), path.join(staged, 'bin.mjs'))
  const manifest = {
    name: `@sufra/${NAME}`,
    version: '1.0.0',
    type: 'module',
    bin: { 'create-sufra-remote': './bin.mjs' },
  }
  await writeFile(path.join(staged, 'package.json'), JSON.stringify(manifest))
  const { status, stderr } = spawnSync('npx', ['-y', PNPM, 'pack'], { cwd: staged, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  await cp(path.join(staged, `sufra-${NAME}-1.0.0.tgz`), path.join(output, `${NAME}.tgz`))
  await rm(staged, { recursive: true })
}

// Links in the repository's notes lead to files that a team does not have.
const guide = async () =>
  (await readFile(path.join(root, 'docs/deploying-a-remote.md'), 'utf8')).replace(
    /\[([^\]]+)\]\((?!https?:)[^)]+\)/g,
    '$1',
  )

await rm(output, { recursive: true, force: true })
await mkdir(output, { recursive: true })
await Promise.all([bundleProgram(), packStarter()])
const kit = {
  ...readKit(root),
  hostApi: hostApiOf(path.join(root, 'host')),
  templates: TEMPLATES,
  packages: packPackages({ root, destination: output }),
}
await writeFile(path.join(output, 'kit.json'), JSON.stringify(kit))
await writeFile(path.join(output, 'deploying-a-remote.md'), await guide())
