import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteFolders } from '../build/targets.mjs'

export const toolingFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const isRemote = folder => existsSync(path.join(folder, 'remote.config.mjs'))

const nearestRemote = folder => {
  if (isRemote(folder)) return folder
  const above = path.dirname(folder)
  return above === folder ? null : nearestRemote(above)
}

/** The remote around the working folder; null outside of one. */
const ownFolder = nearestRemote(process.cwd())

const readManifest = folder => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const nameOf = folder => readManifest(folder).name.replace(/^.*\bremote-/, '')

/** True if these tools were installed as a package: then there is no repository, only the one remote that uses them. */
export const isAlone = path.basename(path.dirname(toolingFolder)) === '@sufra'

/** Folder of the repository, or of the remote itself if it is alone. */
export const root = isAlone ? (ownFolder ?? process.cwd()) : path.resolve(toolingFolder, '..')

const isOfRepository = folder => path.dirname(folder) === root

const ownName = () => {
  if (!ownFolder) return null
  if (isAlone) return nameOf(ownFolder)
  return isOfRepository(ownFolder) ? path.basename(ownFolder).replace(/^remote-/, '') : null
}

/** Default remote: that of the working folder; null if there is none. */
export const ownRemoteName = ownName()

/** Names of all remotes of this checkout, e.g. 'orders'. */
export const remoteNames = isAlone
  ? [ownRemoteName].filter(Boolean)
  : remoteFolders(root).map(folder => folder.replace(/^remote-/, ''))

/** Returns the folder of a remote of this checkout. */
export const folderOf = name => (isAlone ? root : path.join(root, `remote-${name}`))
