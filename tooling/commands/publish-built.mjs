import { readFileSync } from 'node:fs'
import { askJson } from '../remote/api.mjs'
import { readBuilt, remoteNames } from '../remote/built-remote.mjs'
import { HOST_FACTS } from '../remote/hosts.mjs'
import { publishRemote } from '../remote/publish.mjs'
import { say } from './workspace.mjs'

// A version that was published once is never published again automatically: people may have rolled it back or
// promoted another.
const isPublished = async ({ caller, name }) => {
  const { version } = readBuilt(name).contract
  const { versions } = await askJson({
    caller,
    request: { path: '/api/Release/Get' },
    doing: 'list versions',
  })
  return versions.some(known => known.name === name && known.version === version)
}

// Before the remotes, because later publications are checked against this host.
const registerHost = caller =>
  askJson({
    caller,
    request: { path: '/api/Release/RegisterHost', json: JSON.parse(readFileSync(HOST_FACTS, 'utf8')) },
    doing: 'register the host',
  })

/**
 * Registers the facts of the built host and publishes every built remote that was not published yet, through the same
 * API as a team, with the root token. A start never moves a pointer back. The deployment's own builds need no approval.
 */
export const publishBuilt = async ({ origin, token }) => {
  const caller = { api: origin, token }
  await registerHost(caller)
  for (const name of remoteNames) {
    if (await isPublished({ caller, name })) continue
    try {
      const { version } = await publishRemote({ name, ...caller, approve: true })
      say(`Published ${name} ${version}`)
    } catch (error) {
      if (error.code !== 'version_lower') throw error
      say(`The built ${name} is older than the one that is live, which stays`)
    }
  }
}
