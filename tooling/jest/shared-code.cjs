const { statSync } = require('node:fs')
const { Script } = require('node:vm')

const INSTALLED = '/node_modules/'
// A link to a folder of the repository, or a copy of one: code of ours.
const OURS = '/@sufra/'

// What the test files of one worker have in common, by how and of what: jest transforms again for each.
const transformed = new Map()

const isInstalled = file => file.includes(INSTALLED) && !file.includes(OURS)

/** Compiles a module's code once, into a script that gives jest's function around it in any global scope. */
const createCompiler = () => {
  const compiled = new Map()
  return ({ code, filename, parameters }) => {
    const kept = compiled.get(filename)
    if (kept?.code === code) return kept.script
    const head = `(function (${parameters.join(', ')}) {`
    const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length })
    compiled.set(filename, { code, script })
    return script
  }
}

/**
 * Transforms a file once for all test files whose projects transform alike; while jest watches, again when it was written
 * since.
 */
const keepTransformed = (transformCache, { config, globalConfig }) => {
  const { transforms, sourceMaps } = transformCache
  const transform = transformCache.transform.bind(transformCache)
  const manner = JSON.stringify([config.transform, config.transformIgnorePatterns])
  const alike = transformed.get(manner) ?? new Map()
  transformed.set(manner, alike)
  const isWatching = globalConfig.watch || globalConfig.watchAll
  const writtenAt = filename => (isWatching ? statSync(filename).mtimeMs : 0)
  transformCache.transform = (filename, options) => {
    const key = `${options?.isInternalModule === true} ${filename}`
    const mtimeMs = writtenAt(filename)
    const kept = alike.get(key)
    if (kept?.mtimeMs !== mtimeMs) {
      const code = transform(filename, options)
      alike.set(key, { code, mtimeMs, file: transforms.get(filename) })
      return code
    }
    // From these a failure learns its line in the source.
    if (kept.file) transforms.set(filename, kept.file)
    if (kept.file?.sourceMapPath) sourceMaps.set(filename, kept.file.sourceMapPath)
    return kept.code
  }
}

module.exports = { createCompiler, isInstalled, keepTransformed }
