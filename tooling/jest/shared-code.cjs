const { statSync } = require('node:fs')
const { Script } = require('node:vm')

const INSTALLED = '/node_modules/'
// A link to a folder of the repository, or a copy of one: code of ours.
const OURS = '/@sufra/'

// What the test files of one worker have in common, by path: code transformed, and that compiled. jest does both again for each.
const transformed = new Map()
const compiled = new Map()

const isInstalled = file => file.includes(INSTALLED) && !file.includes(OURS)

/** The file's code as a script that gives jest's function around a module, for any global scope. */
const scriptOf = ({ code, filename, parameters }) => {
  const kept = compiled.get(filename)
  if (kept?.code === code) return kept.script
  const head = `(function (${parameters.join(', ')}) {`
  const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length })
  compiled.set(filename, { code, script })
  return script
}

// What is installed stays as it is while tests run.
const writtenAt = filename => (isInstalled(filename) ? 0 : statSync(filename).mtimeMs)

/** Transforms a file again only when it was written since. */
const keepTransformed = (transformCache, project) => {
  const { transforms, sourceMaps } = transformCache
  const transform = transformCache.transform.bind(transformCache)
  transformCache.transform = (filename, options) => {
    const key = `${project} ${options?.isInternalModule === true} ${filename}`
    const mtimeMs = writtenAt(filename)
    const kept = transformed.get(key)
    if (kept?.mtimeMs !== mtimeMs) {
      const code = transform(filename, options)
      transformed.set(key, { code, mtimeMs, file: transforms.get(filename) })
      return code
    }
    // From these a failure learns its line in the source.
    if (kept.file) transforms.set(filename, kept.file)
    if (kept.file?.sourceMapPath) sourceMaps.set(filename, kept.file.sourceMapPath)
    return kept.code
  }
}

module.exports = { isInstalled, keepTransformed, scriptOf }
