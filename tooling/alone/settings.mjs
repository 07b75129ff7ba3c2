import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where a remote's stand-alone build lies, seen from its folder: apart from `dist`, which is what a host loads. */
export const ALONE_OUTPUT = '.cache/alone'

/** webpack's settings of the remote in the working folder; `alone` makes it an application of its own. */
export const readSettings = async ({ alone, mode }) => {
  const { default: settingsOf } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href)
  return settingsOf({ alone }, { mode })
}

const settingsIn = directory => {
  const file = path.join(directory, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).sufra ?? {}) : {}
}

/** The port of a package's own servers: `PORT` (empty: not there), or what its package.json says. */
export const portOf = directory => Number(process.env.PORT || (settingsIn(directory).port ?? 3000))

/** Where the backend is, for every command: `SUFRA_API`, or what package.json says. */
export const apiOf = directory =>
  process.env.SUFRA_API || settingsIn(directory).api || 'http://localhost:4000'
