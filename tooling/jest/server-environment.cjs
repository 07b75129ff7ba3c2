const { NodeEnvironment } = require('./jest-parts.cjs')

const put = (target, before) => {
  for (const name of Object.keys(target)) if (!Object.hasOwn(before, name)) delete target[name]
  Object.assign(target, before)
}

/**
 * Test files in the global scope of Node itself, as the server runs: an error or a date of an installed package is one of the
 * test's own. What a file sets there is taken back after it.
 */
module.exports = class ServerEnvironment extends NodeEnvironment {
  constructor(settings, context) {
    super(settings, context)
    this.before = {
      names: new Set(Reflect.ownKeys(globalThis)),
      variables: { ...process.env },
      exit: process.exit,
      console: globalThis.console,
    }
    const { moduleMocker, fakeTimersModern } = this
    this.global = globalThis
    this.moduleMocker = new moduleMocker.constructor(globalThis)
    this.fakeTimersModern = new fakeTimersModern.constructor({
      config: settings.projectConfig,
      global: globalThis,
    })
    // The older kind belongs to the scope that is not used.
    this.fakeTimers = null
  }

  async teardown() {
    await super.teardown()
    const { names, variables, exit, console } = this.before
    process.exit = exit
    globalThis.console = console
    put(process.env, variables)
    for (const name of Reflect.ownKeys(globalThis))
      if (!names.has(name)) Reflect.deleteProperty(globalThis, name)
  }
}
