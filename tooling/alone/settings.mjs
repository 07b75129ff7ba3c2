import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where a remote's stand-alone build lies, seen from its folder: apart from `dist`, which is what a host loads. */
export const ALONE_OUTPUT = '.cache/alone'

/** webpack's settings of the remote in the working folder; `alone` makes it an application of its own. */
export const readSettings = async ({ alone, mode }) => {
  const { default: settingsOf } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href)
  return settingsOf({ alone }, { mode })
}

/** The port of a package's own servers: `PORT`, or what its package.json says. */
export const portOf = directory => {
  const { sufra } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
  return Number(process.env.PORT ?? sufra?.port ?? 3000)
}
