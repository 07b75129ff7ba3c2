import { askJson, refusalOf, ask } from './api.mjs'
import { Refusal } from './built-remote.mjs'

const LOCAL_BASE = '/remotes/{name}/{version}/'

const registryPath = channel =>
  channel === 'stable' ? '/remotes/registry.json' : `/remotes/registry.${channel}.json`

/** Returns a channel's registry. It is public, so no token is sent. */
export const readRegistry = async ({ api, channel }) => {
  const request = { path: registryPath(channel) }
  const registry = await askJson({ caller: { api }, request, doing: 'give its registry' })
  if (!registry?.remotes) throw new Refusal(`${api} answered something that is no registry.`, 5)
  return registry
}

/** Returns the versions of a remote that browsers may load: stable, previous and canary. */
export const liveVersions = entry =>
  [entry?.stable, entry?.previous, entry?.canary?.version].filter(version => Boolean(version))

/**
 * Returns `contract.json` of a published version. The registry has the addresses of live ones; for others `baseUrl`
 * gives it, with `{name}` and `{version}` filled in. Throws `Refusal` with exitCode 5 if it does not exist.
 */
export const readContract = async ({ api, registry, name, version, baseUrl = LOCAL_BASE }) => {
  const live = liveVersions(registry.remotes[name]).find(each => each.version === version)
  const address = live?.baseUrl ?? baseUrl.replace('{name}', name).replace('{version}', version)
  const answer = await ask({ api }, { path: new URL('contract.json', new URL(address, api)).href })
  if (!answer.ok) throw await refusalOf({ answer, doing: `give ${name} ${version}` })
  try {
    return await answer.json()
  } catch {
    throw new Refusal(`${name} ${version} has no contract at ${address}.`, 5)
  }
}
