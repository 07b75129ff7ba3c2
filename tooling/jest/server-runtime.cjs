const { statSync } = require('node:fs')
const { Script } = require('node:vm')
const { Runtime } = require('./jest-parts.cjs')

const INSTALLED = '/node_modules/'
// A link to a folder of the repository, or a copy of one: code of ours.
const OURS = '/@sufra/'

// What the test files of one worker have in common, by path: our code transformed, and that compiled. jest does both again for each.
const transformed = new Map()
const compiled = new Map()

const compile = ({ code, filename, parameters }) => {
  const kept = compiled.get(filename)
  if (kept?.code === code) return kept.wrapper
  const head = `(function (${parameters.join(', ')}) {`
  const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length })
  const wrapper = script.runInThisContext()
  compiled.set(filename, { code, wrapper })
  return wrapper
}

/** Transforms a file again only when it was written since. */
const keepTransformed = (transformCache, project) => {
  const transform = transformCache.transform.bind(transformCache)
  transformCache.transform = (filename, options) => {
    const key = `${project} ${options?.isInternalModule === true} ${filename}`
    const { mtimeMs } = statSync(filename)
    const kept = transformed.get(key)
    if (kept?.mtimeMs !== mtimeMs) {
      const code = transform(filename, options)
      transformed.set(key, { code, mtimeMs, sourceMap: transformCache.sourceMaps.get(filename) })
      return code
    }
    // From here a failure learns its line in the source.
    if (kept.sourceMap) transformCache.sourceMaps.set(filename, kept.sourceMap)
    return kept.code
  }
}

const loadInstalledByNode = cjsLoader => {
  const load = cjsLoader.loadModule.bind(cjsLoader)
  cjsLoader.loadModule = (module, ...request) => {
    const [, , file, options] = request
    const isInstalled = file.includes(INSTALLED) && !file.includes(OURS)
    if (options?.isInternalModule === true || !isInstalled) return load(module, ...request)
    module.exports = require(file)
    module.loaded = true
  }
}

/**
 * How jest loads modules, for code that runs in Node: what is installed is loaded by Node, once for all test files of a worker;
 * our own code is evaluated anew for each file, so that no file sees the state of another, but compiled once. Goes with
 * `server-environment.cjs`, whose global scope it needs.
 */
module.exports = class ServerRuntime extends Runtime {
  constructor(...settings) {
    super(...settings)
    const { executor, cjsLoader, transformCache } = this
    keepTransformed(transformCache, settings[0].id)
    loadInstalledByNode(cjsLoader)
    executor.compile = (code, filename) =>
      compile({ code, filename, parameters: executor.injectedModuleParameters })
  }
}
