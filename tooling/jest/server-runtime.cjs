const { Runtime } = require('./jest-parts.cjs')
const { createCompiler, isInstalled, keepTransformed } = require('./shared-code.cjs')

const scriptOf = createCompiler()

// One global scope, so the function around a module is the same for all files.
const wrappers = new WeakMap()

const wrapperOf = script => {
  const kept = wrappers.get(script) ?? script.runInThisContext()
  wrappers.set(script, kept)
  return kept
}

const loadInstalledByNode = cjsLoader => {
  const load = cjsLoader.loadModule.bind(cjsLoader)
  cjsLoader.loadModule = (module, ...request) => {
    const [, , file, options] = request
    if (options?.isInternalModule === true || !isInstalled(file)) return load(module, ...request)
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
    keepTransformed(transformCache, { config: settings[0], globalConfig: settings.at(-1) })
    loadInstalledByNode(cjsLoader)
    executor.compile = (code, filename) =>
      wrapperOf(scriptOf({ code, filename, parameters: executor.injectedModuleParameters }))
  }
}
