import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hostApiOf, stillThere } from '../federation/host-facts-plugin.mjs'
import { PROVIDED_EXPORTS } from '../federation/provided-exports.mjs'
import { sharedVersions } from '../federation/shared-modules.mjs'
import { askJson } from './api.mjs'
import { Refusal, root } from './built-remote.mjs'

/** Path of the facts of the host's last build. */
export const HOST_FACTS = path.join(root, 'host/dist/host-facts.json')

// Versions are known without a build, exported names are not.
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
 * Returns the hosts to check a remote against: the released ones from the API (which needs a deploy token), otherwise
 * that of this repository; then `why` is the reason.
 * @param {{api: string, token?: string}} caller
 * @param {number} [newest] only the last so many released ones
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
