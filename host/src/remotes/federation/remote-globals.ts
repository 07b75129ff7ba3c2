/** Returns the global variable of a remote's container; tooling's remote-build.mjs sets the same name. */
export const containerName = (name: string): string => `sufraRemote_${name.replaceAll('-', '_')}`

const identifier = (text: string): string => text.replace(/[^a-z0-9]+/gi, '_')

/** Global list through which a version's chunks arrive: `output.chunkLoadingGlobal` in tooling's remote-build.mjs. */
const chunkListName = ({ name, version }: { name: string; version: string }): string =>
  `sufraChunks_${identifier(`${name}_${version}`)}`

/** Deletes the chunk list of a version that no longer runs, so that its modules can be garbage collected. */
export const deleteChunkList = (version: { name: string; version: string }): void => {
  Reflect.deleteProperty(globalThis, chunkListName(version))
}
