import { ask, refusalOf } from './api.mjs'
import { readBuilt } from './built-remote.mjs'
import { uploadVersion } from './upload.mjs'

const LOCAL_BASE = '/remotes/{name}/{version}/'
const CONFLICT = 409

const exitCodeOf = status => problem => {
  if (status !== CONFLICT) return 5
  if (problem.code === 'version_lower') return 1
  if (problem.errors?.version) return 3
  // Somebody else holds a claim of it: trying again, as after 4, would not help.
  return problem.code === 'already_exists' ? 5 : 4
}

const deliver = async ({ built, api, token, baseUrl = LOCAL_BASE, ...change }, path) => {
  const { name, folder, contract, integrity } = built
  const { version } = contract
  const { isNew } = await uploadVersion({ api, token, name, version, folder })
  const address = baseUrl.replace('{name}', name).replace('{version}', version)
  const json = { name, version, baseUrl: address, integrity, contract, ...change }
  const answer = await ask({ api, token }, { path, json })
  if (!answer.ok)
    throw await refusalOf({ answer, doing: `publish ${name}`, exitCodeOf: exitCodeOf(answer.status) })
  return { name, version, baseUrl: address, isNew, ...(await answer.json()) }
}

/**
 * Publishes one build: lays its files into the store, then makes it the stable version of a channel, both through the API.
 * Publishing what is stable already changes nothing. Throws `Refusal`: exitCode 3 for a version with other contents, 4 when
 * the registry moved on, 5 when the API refuses (also because another remote holds a claim) or cannot be reached, 6 when the
 * token may not do this. `waiting` of the answer: what the operator has to approve before anybody is served it, or null.
 *
 * @param {object} options
 * @param {{name: string, folder: string, contract: object, integrity: string}} options.built
 * @param {string} options.api origin of the API, e.g. http://localhost:4000
 * @param {string} options.token deploy token
 * @param {string} [options.baseUrl] where browsers find the folder; `{name}` and `{version}` are filled in
 * @param {string} [options.channel] stable when absent
 * @param {string} [options.why] for the history
 * @param {number} [options.expectedRevision] refuses (409) when the registry moved on
 * @param {string | null} [options.replaces] refuses (409) when another version is stable by now; null: when any is
 * @param {true} [options.allowLower] also where a higher version is stable
 * @param {true} [options.approve] its claims are approved with it: for the deployment's own remotes, with its root token
 */
export const publishBuild = options => deliver(options, '/api/Release/Publish')

/**
 * Lays one build into the store and gives it to whoever opens the link that the answer holds. Throws `Refusal` as `publishBuild` does.
 *
 * @param {object} options as of `publishBuild`, and:
 * @param {string} options.preview its name, which belongs to the token that has open previews of it; each build has a link of its own
 * @param {number} [options.days] how long it can be opened
 */
export const publishPreview = ({ name, ...options }) =>
  deliver({ built: readBuilt(name), ...options }, '/api/Release/PublishPreview')

/** `publishBuild` of what was built last, by name: the same for a team, its CI and `npm start`. */
export const publishRemote = ({ name, ...options }) => publishBuild({ built: readBuilt(name), ...options })
