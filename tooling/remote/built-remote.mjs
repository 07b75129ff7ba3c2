import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { remoteFolders } from '../build/targets.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A refusal that a person can act on: printed as one line, ends with `exitCode`. */
export class Refusal extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The names of all remotes of this repository, e.g. 'orders'. */
export const remoteNames = remoteFolders(root).map(folder => folder.replace(/^remote-/, ''))

export const sha384 = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const folderOf = name => path.join(root, `remote-${name}`)

export const requireKnown = name => {
  if (remoteNames.includes(name)) return
  throw new Refusal(`there is no remote "${name}"; there are ${remoteNames.join(', ')}.`, 2)
}

/** What the last build of a remote left: its folder, its contract, and the hash that the registry will vouch for. */
export const readBuilt = name => {
  requireKnown(name)
  const folder = path.join(folderOf(name), 'dist')
  const file = path.join(folder, 'contract.json')
  if (!existsSync(file)) throw new Refusal(`${name} is not built; run: pnpm remote build ${name}`)
  const bytes = readFileSync(file)
  return { name, folder, contract: JSON.parse(bytes.toString('utf8')), integrity: sha384(bytes) }
}

/** The texts as a team writes them, by language. */
export const readTexts = name =>
  Object.fromEntries(
    ['ar', 'en'].map(language => [
      language,
      JSON.parse(readFileSync(path.join(folderOf(name), `src/locales/${language}.json`), 'utf8')),
    ]),
  )

export const readConfig = async name =>
  (await import(path.join(folderOf(name), 'remote.config.mjs'))).remoteConfig
