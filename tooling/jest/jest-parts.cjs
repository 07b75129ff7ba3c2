const { createRequire } = require('node:module')

const partsOf = (load, name) => createRequire(load.resolve(name))
const core = partsOf(partsOf(require, 'jest'), '@jest/core')

/** Parts of the very jest that runs: a copy of our own could be another version. */
module.exports = {
  Runtime: core('jest-runtime').default,
  NodeEnvironment: partsOf(core, 'jest-config')('jest-environment-node').TestEnvironment,
}
