import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'

const NAME = 'WorkerPlugin'
const WORKER = 'sw.js'

/** Path of the source of a host's service worker; a stand-alone remote has none. */
export const workerEntryOf = directory => path.join(directory, 'src/worker/main.ts')

// Files of the sign-in page, which is useless offline, and files that no page loads.
const NOT_KEPT =
  /^(sw\.js|(host-facts|page-hints)\.json|licenses\.txt|login\.(ar|en)(\.first)?\.html|stills\/.*|.*\.(br|gz|map|css))$/

const sha384 = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Returns the files that the worker caches: `{ version, main, files }`, files by address with their hashes. */
export const shellOf = assets => {
  const kept = Object.entries(assets).filter(([name]) => !NOT_KEPT.test(name))
  const files = Object.fromEntries(kept.sort().map(([name, bytes]) => [`/${name}`, sha384(bytes)]))
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)
  return { version, main: Object.keys(files).find(name => /^\/assets\/main\./.test(name)) ?? '', files }
}

const compileWorker = async (compilation, directory) => {
  const { EntryPlugin, webworker } = compilation.compiler.webpack
  const child = compilation.createChildCompiler(NAME, { filename: WORKER }, [
    new webworker.WebWorkerTemplatePlugin(),
    new EntryPlugin(directory, workerEntryOf(directory), { name: 'worker' }),
  ])
  await new Promise((resolve, reject) => {
    child.runAsChild((error, _entries, made) => {
      const [failure] = made?.errors ?? []
      if (error || failure) reject(error ?? failure)
      else resolve()
    })
  })
}

/** Emits `sw.js`: the host's service worker, with the list of this build's files in front. */
export class WorkerPlugin {
  constructor({ directory }) {
    this.directory = directory
  }

  apply(compiler) {
    if (!existsSync(workerEntryOf(this.directory))) return
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.make.tapPromise(NAME, compilation => compileWorker(compilation, this.directory))
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      // After all changes of files, and before their compression.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 5
      compilation.hooks.processAssets.tap({ name: NAME, stage }, assets => {
        const contents = Object.fromEntries(
          Object.keys(assets).map(name => [name, compilation.getAsset(name).source.buffer()]),
        )
        const shell = `self.sufraShell=${JSON.stringify(shellOf(contents))};\n`
        compilation.updateAsset(WORKER, source => new sources.ConcatSource(shell, source))
      })
    })
  }
}
