import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { EXPOSED_CHUNK, declaredContract } from './remote-config.mjs'
import { brotli } from './compress.mjs'
import { usedImports } from './used-imports.mjs'

/**
 * Placeholder of the build id during the webpack build. It has the same length, so that no offset changes, and
 * minifiers keep it.
 */
export const BUILD_ID_SLOT = 'zq0000idqz'

const CODE = /\.(js|json|css|txt)$/
const NOT_LOADED = /(^|\/)(mf-stats\.json|contract\.json)$|\.(br|gz|map|txt)$/

const sha384 = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Returns the same id for the same sources: a hash of all names and contents before the id itself is inserted. */
export const buildId = files => {
  const hash = createHash('sha256')
  for (const name of Object.keys(files).sort())
    hash.update(name).update('\0').update(files[name]).update('\0')
  return hash.digest('hex').slice(0, BUILD_ID_SLOT.length)
}

const scriptsOf = group => (group ? group.getFiles().filter(file => file.endsWith('.js')) : [])

const chunksOf = (...groups) => new Set(groups.flatMap(group => (group ? group.chunks : [])))

/** Returns the shared modules that these chunks need as soon as they run. */
const sharesOf = ({ chunkGraph }, chunks) => {
  const modules = [...chunks].flatMap(chunk => [...chunkGraph.getChunkModulesIterable(chunk)])
  const shares = modules.filter(({ type }) => type === 'consume-shared-module')
  return [...new Set(shares.map(({ options }) => options.shareKey))].sort()
}

/** Returns the paths with their screens' chunks and shares, so that the host can load them together with the entry. */
const claimedPaths = ({ config, compilation }) => {
  const groups = compilation.namedChunkGroups
  const exposed = groups.get(EXPOSED_CHUNK)
  return config.paths.map(({ path: claimed, roles, permission, chunk }) => {
    const screen = groups.get(chunk)
    if (!screen)
      throw new Error(`${config.name}: no import() carries webpackChunkName "${chunk}", named for ${claimed}`)
    return {
      path: claimed,
      roles,
      ...(permission && { permission }),
      preload: [...new Set([...scriptsOf(exposed), ...scriptsOf(screen)])],
      shares: sharesOf(compilation, chunksOf(exposed, screen)),
    }
  })
}

const readLocales = directory =>
  Object.fromEntries(
    ['ar', 'en'].map(language => [
      language,
      JSON.parse(readFileSync(path.join(directory, `src/locales/${language}.json`), 'utf8')),
    ]),
  )

const contractOf = async ({ config, shares, compilation, locales, version, files }) => {
  const loaded = Object.entries(files).filter(([name]) => !NOT_LOADED.test(name))
  const measured = await Promise.all(
    loaded.map(async ([name, bytes]) => [name, { raw: bytes.length, brotli: (await brotli(bytes)).length }]),
  )
  // Only the imports that the code uses: a host that lacks the others can still run this remote.
  const imports = usedImports(compilation)
  const consumes = Object.keys(imports).map(key => [key, shares[key].requiredVersion])
  return {
    ...declaredContract({ config, locales }),
    version,
    consumes: Object.fromEntries(consumes),
    imports,
    paths: claimedPaths({ config, compilation }),
    entry: 'remoteEntry.js',
    files: Object.fromEntries(loaded.map(([name, bytes]) => [name, sha384(bytes)])),
    sizes: Object.fromEntries(measured),
  }
}

/** Inserts the build id into the files, adds the texts, and emits `contract.json`, which describes the folder. */
export class ContractPlugin {
  constructor({ directory, config, shares, version }) {
    Object.assign(this, { directory, config, shares, version })
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ContractPlugin', compilation => {
      const at = (stage, work) =>
        compilation.hooks.processAssets.tapPromise({ name: 'ContractPlugin', stage }, work)
      const json = value => new sources.RawSource(`${JSON.stringify(value)}\n`)

      at(Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, async () => {
        this.locales = readLocales(this.directory)
        for (const [language, texts] of Object.entries(this.locales))
          compilation.emitAsset(`locales/${language}.json`, json(texts))
      })

      at(Compilation.PROCESS_ASSETS_STAGE_REPORT, async assets => {
        const contents = () =>
          Object.fromEntries(
            Object.keys(assets).map(name => [name, compilation.getAsset(name).source.buffer()]),
          )
        // The claims are part of the id: a changed menu, role or budget makes another version.
        const id = buildId({ ...contents(), 'remote.config': Buffer.from(JSON.stringify(this.config)) })
        for (const [name, bytes] of Object.entries(contents()))
          if (CODE.test(name) && bytes.includes(BUILD_ID_SLOT))
            compilation.updateAsset(
              name,
              new sources.RawSource(bytes.toString('utf8').replaceAll(BUILD_ID_SLOT, id)),
              // webpack skips a file with the name of the last build as unchanged, although the id in it differs.
              { immutable: false },
            )
        const contract = await contractOf({
          config: this.config,
          shares: this.shares,
          compilation,
          locales: this.locales,
          version: `${this.version}-${id}`,
          files: contents(),
        })
        compilation.emitAsset('contract.json', json(contract))
      })
    })
  }
}
