import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folder of a remote's stand-alone build, relative to the remote; separate from `dist`, which hosts load. */
export const ALONE_OUTPUT = '.cache/alone'

/** Returns webpack's settings for the remote in the working folder; `alone` makes it a stand-alone application. */
export const readSettings = async ({ alone, mode }) => {
  const { default: settingsOf } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href)
  return settingsOf({ alone }, { mode })
}

const settingsIn = directory => {
  const file = path.join(directory, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).sufra ?? {}) : {}
}

/** Returns the port of a package's own servers: `PORT` (ignored if empty), or the one in its package.json. */
export const portOf = directory => Number(process.env.PORT || (settingsIn(directory).port ?? 3000))

/** Returns the address of the backend for every command: `SUFRA_API`, or the one in package.json. */
export const apiOf = directory =>
  process.env.SUFRA_API || settingsIn(directory).api || 'http://localhost:4000'
