import { createHash } from 'node:crypto'
import path from 'node:path'

const NAME = 'PortableIdsPlugin'
// Federation names its entry by a hash of absolute paths.
const HASH_OF_PLACE = /(?<=[.]federation\/entry[.])[0-9a-f]{32}/
const INSTALLED = '/node_modules/'
// Few of the numbers are taken, so that two names seldom meet, and few digits travel.
const ROOM_FOR_EACH = 20

// A path inside a package, whoever installed it and wherever: the repository links it, a remote that is alone unpacks it.
const portableName = ({ module, context }) => {
  const main = module.rootModule ?? module
  const name = (main.libIdent({ context }) ?? main.identifier()).replace(HASH_OF_PLACE, '')
  const installed = name.lastIndexOf(INSTALLED)
  if (installed >= 0) return name.slice(installed + INSTALLED.length)
  const { descriptionFileData, relativePath } = main.resourceResolveData ?? {}
  return descriptionFileData?.name && relativePath
    ? path.posix.join(descriptionFileData.name, relativePath)
    : name
}

const numberOf = (name, range) => createHash('sha256').update(name).digest().readUIntBE(0, 6) % range

/** Hands each of what `nameOf` names a number of its own: by its name, whatever else there is in whatever order. */
const numberEach = (things, { nameOf, give }) => {
  const range = 10 ** Math.ceil(Math.log10(things.length * ROOM_FOR_EACH + 1))
  const taken = new Set()
  for (const thing of things.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    let id = numberOf(nameOf(thing), range)
    while (taken.has(id)) id = (id + 1) % range
    taken.add(id)
    give(thing, id)
  }
}

/**
 * Ids and order of modules, and ids of chunks, that depend on packages and paths in them alone: the same sources give the
 * same build, to the byte, in the repository and in a checkout that has only the remote.
 */
export class PortableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, compilation => {
      const names = new Map()
      compilation.hooks.moduleIds.tap(NAME, modules => {
        const { chunkGraph } = compilation
        for (const module of modules) names.set(module, portableName({ module, context: compiler.context }))
        const byName = (a, b) => (names.get(a) < names.get(b) ? -1 : 1)

        // webpack writes modules in the order of their absolute paths and has no setting for another one.
        const inOrder = chunkGraph.getOrderedChunkModulesIterableBySourceType.bind(chunkGraph)
        chunkGraph.getOrderedChunkModulesIterableBySourceType = (chunk, type) => inOrder(chunk, type, byName)

        const unnumbered = [...names.keys()].filter(
          module => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0,
        )
        const give = (module, id) => chunkGraph.setModuleId(module, id)
        numberEach(unnumbered, { nameOf: module => names.get(module), give })
      })

      // One that several screens share has no name: it is known by what is in it.
      const nameOf = chunk =>
        chunk.name ??
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
          .map(module => names.get(module))
          .sort()
          .join()
      compilation.hooks.chunkIds.tap(NAME, chunks =>
        numberEach([...chunks], {
          nameOf,
          give: (chunk, id) => Object.assign(chunk, { id, ids: [id] }),
        }),
      )
    })
  }
}
