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

/** The remote around the working folder, null outside of one. */
const ownFolder = nearestRemote(process.cwd())

const readManifest = folder => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const nameOf = folder => readManifest(folder).name.replace(/^.*\bremote-/, '')

/** True when these tools came as a package: there is no repository around them, only the one remote that uses them. */
export const isAlone = path.basename(path.dirname(toolingFolder)) === '@sufra'

/** The folder of the repository; of the remote itself when it is alone. */
export const root = isAlone ? (ownFolder ?? process.cwd()) : path.resolve(toolingFolder, '..')

const isOfRepository = folder => path.dirname(folder) === root

const ownName = () => {
  if (!ownFolder) return null
  if (isAlone) return nameOf(ownFolder)
  return isOfRepository(ownFolder) ? path.basename(ownFolder).replace(/^remote-/, '') : null
}

/** Which remote is meant when none is named: that of the working folder; null when there is none. */
export const nameHere = ownName()

/** The names of all remotes of this checkout, e.g. 'orders'. */
export const remoteNames = isAlone
  ? [nameHere].filter(Boolean)
  : remoteFolders(root).map(folder => folder.replace(/^remote-/, ''))

/** Where a remote of this checkout lies. */
export const folderOf = name => (isAlone ? root : path.join(root, `remote-${name}`))
