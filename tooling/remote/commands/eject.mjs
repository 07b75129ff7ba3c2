import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PNPM } from '../../build/package-manager.mjs'
import { Refusal, requireKnown } from '../built-remote.mjs'
import { folderOf, isAlone, root } from '../checkout.mjs'

const MADE_HERE = new Set(['node_modules', 'dist', '.types', '.cache'])
const PACKED = ['shared', 'tooling']
const PACKAGES = 'packages'

const readText = file => readFileSync(path.join(root, file), 'utf8')

// The settings of pnpm by their key, each as it is written: comments stay with what they explain.
const settingsOf = text =>
  Object.fromEntries(text.split(/^(?=[a-zA-Z]+:)/m).map(block => [block.split(':')[0], block]))

const versionsIn = catalog =>
  Object.fromEntries(
    [...catalog.matchAll(/^ {2}'?([^\s':]+)'?: (.+)$/gm)].map(([, name, version]) => [name, version]),
  )

const pack = ({ folder, target }) => {
  const destination = path.join(target, PACKAGES)
  const { status, stderr } = spawnSync('npx', ['-y', PNPM, 'pack', '--pack-destination', destination], {
    cwd: path.join(root, folder),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Refusal(`@sufra/${folder} could not be packed: ${stderr.trim()}`)
  const { version } = JSON.parse(readText(`${folder}/package.json`))
  return `file:${PACKAGES}/sufra-${folder}-${version}.tgz`
}

const resolved = ({ dependencies, packed, catalog }) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => {
      const version = packed[name] ?? (wanted === 'catalog:' ? catalog[name] : wanted)
      if (!version) throw new Refusal(`${name} is not in the catalog of pnpm-workspace.yaml.`)
      return [name, version]
    }),
  )

const readme = ({ name, port }) => `# ${name}

\`\`\`
npx -y ${PNPM} install
pnpm dev      # http://localhost:${port} with hot reload, the API from SUFRA_API (default http://localhost:4000)
pnpm test     # types and tests
pnpm build    # what a host loads, into dist
pnpm start    # the production build as an application of its own
pnpm remote --help
\`\`\`
`

const write = ({ target, name, manifest, settings }) => {
  const at = file => path.join(target, file)
  writeFileSync(at('package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const kept = Object.entries(settings).filter(([key]) => !['packages', 'catalog'].includes(key))
  writeFileSync(at('pnpm-workspace.yaml'), ['packages:\n  - .\n\n', ...kept.map(([, text]) => text)].join(''))
  // Its versions hold for what the remote's own dependencies need, too.
  for (const file of ['pnpm-lock.yaml', '.npmrc', '.gitignore']) cpSync(path.join(root, file), at(file))
  if (!existsSync(at('README.md')))
    writeFileSync(at('README.md'), readme({ name, port: manifest.sufra.port }))
}

const ejectInto = ({ name, target }) => {
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(folderOf(name)).filter(file => !MADE_HERE.has(file)))
    cpSync(path.join(folderOf(name), entry), path.join(target, entry), { recursive: true })
  const settings = settingsOf(readText('pnpm-workspace.yaml'))
  const catalog = versionsIn(settings.catalog)
  const packed = Object.fromEntries(PACKED.map(folder => [`@sufra/${folder}`, pack({ folder, target })]))
  const manifest = JSON.parse(readText(`remote-${name}/package.json`))
  for (const group of ['dependencies', 'devDependencies'])
    manifest[group] = resolved({ dependencies: manifest[group], packed, catalog })
  write({ target, name: manifest.name, manifest, settings })
}

/** A remote out of this repository, into a checkout of its own. */
export const eject = {
  eject: {
    positionals: ['NAME', 'FOLDER'],
    options: ['json'],
    about: 'writes a checkout with this remote alone and the packages that it needs',
    more: `FOLDER must be empty or new. @sufra/shared and @sufra/tooling are packed into it, versions are written out, and dev, build,
test, start and every command of this help work there.`,
    example: 'eject orders ../orders',
    run: ({ positionals: [name, folder] }) => {
      requireKnown(name)
      if (isAlone) throw new Refusal('this remote is alone already.', 2)
      const target = path.resolve(folder)
      if (existsSync(target) && readdirSync(target).length > 0)
        throw new Refusal(`${target} is not empty.`, 2)
      ejectInto({ name, target })
      return {
        result: { name, folder: target },
        text: `${name} is in ${target}; next: npx -y ${PNPM} install`,
      }
    },
  },
}
