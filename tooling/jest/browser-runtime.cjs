const { Runtime } = require('./jest-parts.cjs')
const { createCompiler, keepTransformed } = require('./shared-code.cjs')

const scriptOf = createCompiler()

/**
 * How jest loads modules, for code that runs in a browser: everything is evaluated anew for each test file, in its own window,
 * but transformed and compiled once for all files of a worker.
 */
module.exports = class BrowserRuntime extends Runtime {
  constructor(...settings) {
    super(...settings)
    const { executor, transformCache } = this
    keepTransformed(transformCache, { config: settings[0], globalConfig: settings.at(-1) })
    const compileAlone = executor.compile.bind(executor)
    executor.compile = (code, filename) => {
      const window = executor.environment.getVmContext()
      try {
        const script = scriptOf({ code, filename, parameters: executor.injectedModuleParameters })
        return script.runInContext(window)
      } catch {
        // A window that is gone, or no code: jest has words for both.
        return compileAlone(code, filename)
      }
    }
  }
}
