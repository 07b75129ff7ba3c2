import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hostApiOf, stillThere } from '../federation/host-facts-plugin.mjs'
import { PROVIDED_EXPORTS } from '../federation/provided-exports.mjs'
import { sharedVersions } from '../federation/shared-list.mjs'
import { askJson } from './api.mjs'
import { Refusal, root } from './built-remote.mjs'

/** Where the host's last build says what it provides. */
export const HOST_FACTS = path.join(root, 'host/dist/host-facts.json')

// Which versions there are can be told without a build, which names they export cannot.
const unbuiltFacts = folder => {
  const provides = Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([key, version]) => [
      key,
      { version, exports: PROVIDED_EXPORTS[key] ?? null },
    ]),
  )
  return {
    version: `${JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version} (not built)`,
    hostApi: hostApiOf(folder),
    deprecated: stillThere(provides),
    provides,
  }
}

const ownHosts = () => {
  if (existsSync(HOST_FACTS)) return [JSON.parse(readFileSync(HOST_FACTS, 'utf8'))]
  const folder = path.join(root, 'host')
  return existsSync(path.join(folder, 'package.json')) ? [unbuiltFacts(folder)] : []
}

const own = why => ({ source: 'repository', why, hosts: ownHosts() })

/**
 * The hosts that a remote is held against: those that were released, as the API knows them (which it tells holders of a
 * deploy token), otherwise the one of this repository; `why` says then why.
 *
 * @param {{api: string, token?: string}} caller
 * @param {number} [newest] only so many of the released ones
 */
export const readHosts = async (caller, newest) => {
  if (!caller.token) return own('there is no deploy token to ask with')
  try {
    const request = { path: '/api/Release/Hosts' }
    const hosts = await askJson({ caller, request, doing: 'tell its hosts' })
    if (hosts.length === 0) return own('no host was registered')
    return { source: 'registered', why: null, hosts: hosts.slice(0, newest) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return own(error.message)
  }
}
