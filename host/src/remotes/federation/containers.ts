import { getInstance } from '@module-federation/enhanced/runtime'
import { CurrentGlobal } from '@module-federation/runtime/core'

/** The one name under which every version of a remote leaves its container; see tooling's remote-build.mjs. */
export const containerName = (name: string): string => `sufraRemote_${name.replaceAll('-', '_')}`

const identifier = (text: string): string => text.replace(/[^a-z0-9]+/gi, '_')

const chunkList = (name: string, version: string): string => `webpackChunk${identifier(`${name}_${version}`)}`

const dropGlobal = (key: string): void => {
  // A `var` of a script cannot be deleted, only emptied.
  if (!Reflect.has(globalThis, key)) return
  if (!Reflect.deleteProperty(globalThis, key)) Reflect.set(globalThis, key, undefined)
}

const dropLoading = (name: string): void => {
  const loading: unknown = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__')
  if (typeof loading !== 'object' || loading === null) return
  for (const key of Object.keys(loading)) if (key.startsWith(`${name}:`)) Reflect.deleteProperty(loading, key)
}

/**
 * Takes a remote's container out of the federation runtime (2.9.2). What was loaded from it goes on, chunks that it loads
 * later included: webpack needs the runtime for what is shared only, and holds its own instance. Without this a second
 * version would run inside the first one's instance, and each version would stay for ever.
 */
export const releaseContainer = (name: string): void => {
  const host = getInstance()
  if (host) {
    host.options.remotes = host.options.remotes.filter(remote => remote.name !== name)
    host.moduleCache.delete(name)
    for (const [id, remote] of Object.entries(host.remoteHandler.idToRemoteMap))
      if (remote.name === name) Reflect.deleteProperty(host.remoteHandler.idToRemoteMap, id)
  }
  const { __INSTANCES__: instances, __SHARE__: shares } = CurrentGlobal.__FEDERATION__
  for (const instance of instances.filter(each => each.name === name)) {
    instances.splice(instances.indexOf(instance), 1)
    if (instance.options.id) Reflect.deleteProperty(shares, instance.options.id)
  }
  dropLoading(name)
  dropGlobal(containerName(name))
}

/** Ends the list through which a version's chunks arrive; a later load of the same build starts with a new one. */
export const releaseChunks = ({ name, version }: { name: string; version: string }): void =>
  dropGlobal(chunkList(name, version))
