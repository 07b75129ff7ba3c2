import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DEPRECATIONS } from '@sufra/shared/contracts/deprecations'
import { isInRange } from '@sufra/shared/contracts/version-range'
import { buildId } from './contract-plugin.mjs'
import { PROVIDED_EXPORTS } from './provided-exports.mjs'
import { sharedVersions } from './shared-modules.mjs'

const NAME = 'HostFactsPlugin'

/** Path of the host's list of provided modules; a stand-alone remote has none. */
export const sharedEntryOf = directory => path.join(directory, 'src/shared-entry.ts')

/** Returns the host API version of the `@sufra/shared` that `directory` resolves. */
export const hostApiOf = directory => {
  const file = createRequire(path.join(directory, 'package.json')).resolve('@sufra/shared/remote')
  const [, version] = /\bHOST_API = '([^']+)'/.exec(readFileSync(file, 'utf8')) ?? []
  if (!version) throw new Error(`${file} declares no HOST_API`)
  return version
}

// null: only execution would reveal them. A CommonJS module as a namespace has a default beside its names.
const exportsOf = ({ module, moduleGraph }) => {
  const names = moduleGraph.getProvidedExports(module)
  if (!Array.isArray(names)) return null
  const isNamespace = module.buildMeta?.exportsType === 'namespace'
  return [...new Set(isNamespace ? names : [...names, 'default'])].sort()
}

const modulesBehind = ({ entry, compilation: { modules, moduleGraph } }) => {
  const found = [...modules].find(({ resource }) => resource === entry)
  const connections = found ? [...moduleGraph.getOutgoingConnections(found)] : []
  return new Map(connections.map(({ dependency, module }) => [dependency.request, module]))
}

const providedBy = ({ versions, modules, moduleGraph }) =>
  Object.fromEntries(
    Object.entries(versions).map(([key, version]) => {
      const module = modules.get(key)
      const known = PROVIDED_EXPORTS[key] ?? (module ? exportsOf({ module, moduleGraph }) : null)
      return [key, { version, exports: known }]
    }),
  )

/** Returns the exports that a host provides but has deprecated. */
export const stillThere = provides =>
  DEPRECATIONS.filter(({ from, removedIn }) => isInRange(provides[from]?.version ?? '0.0.0', `<${removedIn}`))

/**
 * Emits `host-facts.json`, which no page loads: the modules that this host build provides to remotes, for `pnpm
 * remote check`.
 */
export class HostFactsPlugin {
  constructor({ directory }) {
    this.directory = directory
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const { directory } = this
      let provides = {}
      // Before webpack concatenates modules.
      compilation.hooks.seal.tap(NAME, () => {
        const modules = modulesBehind({ entry: sharedEntryOf(directory), compilation })
        provides = providedBy({
          versions: sharedVersions(directory),
          modules,
          moduleGraph: compilation.moduleGraph,
        })
      })
      // After the compression, because this file is rarely requested.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 20
      compilation.hooks.processAssets.tap({ name: NAME, stage }, assets => {
        const contents = Object.keys(assets).map(name => [name, compilation.getAsset(name).source.buffer()])
        const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
        const facts = {
          version: `${version}-${buildId(Object.fromEntries(contents))}`,
          hostApi: hostApiOf(directory),
          deprecated: stillThere(provides),
          provides,
        }
        compilation.emitAsset('host-facts.json', new sources.RawSource(`${JSON.stringify(facts)}\n`))
      })
    })
  }
}
