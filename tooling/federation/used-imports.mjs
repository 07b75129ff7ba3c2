const WHOLE = '*'

const nameOf = reference => (Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE

// Considers every remaining use after dead code elimination; an import for its side effects uses no name.
const namesTaken = ({ module, compilation: { moduleGraph, chunkGraph } }) =>
  [...moduleGraph.getIncomingConnections(module)]
    .filter(({ originModule, dependency }) => originModule && dependency)
    .flatMap(connection =>
      [...chunkGraph.getModuleRuntimes(connection.originModule)]
        .filter(runtime => connection.getActiveState(runtime) === true)
        .flatMap(runtime => connection.dependency.getReferencedExports(moduleGraph, runtime).map(nameOf)),
    )

/**
 * Returns the names that a remote's code uses of each shared package, sorted by shared key; `['*']` if it uses the
 * whole package. webpack counts a call on a namespace, `kit.table()`, as a use of the whole package, because `kit` is
 * its receiver.
 * @param {import('webpack').Compilation} compilation of a remote, optimized
 */
export const usedImports = compilation => {
  const taken = new Map()
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue
    const { shareKey } = module.options
    const names = taken.get(shareKey) ?? new Set()
    taken.set(shareKey, names)
    for (const name of namesTaken({ module, compilation })) names.add(name)
  }
  return Object.fromEntries(
    [...taken.keys()].sort().map(key => {
      const names = [...taken.get(key)].sort()
      return [key, names.includes(WHOLE) ? [WHOLE] : names]
    }),
  )
}
