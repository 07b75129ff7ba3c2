import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, remoteNames, root } from './checkout.mjs'
import { Refusal } from './refusal.mjs'

export { Refusal, remoteNames, root }

export const sha384 = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

export const requireKnown = name => {
  if (remoteNames.includes(name)) return
  const known = remoteNames.join(', ') || 'none: no remote.config.mjs here or above'
  throw new Refusal(`there is no remote "${name}"; there are ${known}.`, 2)
}

/** Returns the last build of a remote: its folder, its contract, and the integrity hash for the registry. */
export const readBuilt = name => {
  requireKnown(name)
  const folder = path.join(folderOf(name), 'dist')
  const file = path.join(folder, 'contract.json')
  if (!existsSync(file)) throw new Refusal(`${name} is not built; run: pnpm remote build ${name}`)
  const bytes = readFileSync(file)
  return { name, folder, contract: JSON.parse(bytes.toString('utf8')), integrity: sha384(bytes) }
}

const readable = async ({ name, file, read }) => {
  try {
    return await read(path.join(folderOf(name), file))
  } catch (error) {
    throw new Refusal(`remote-${name}/${file} cannot be read: ${error.message}`)
  }
}

const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

/** Returns the texts as the team wrote them, by language. */
export const readTexts = async name => {
  const read = language => readable({ name, file: `src/locales/${language}.json`, read: readJson })
  return { ar: await read('ar'), en: await read('en') }
}

export const readConfig = async name => {
  const read = async file => (await import(file)).remoteConfig
  return readable({ name, file: 'remote.config.mjs', read })
}
