import { ask, refusalOf } from './api.mjs'
import { readBuilt } from './built-remote.mjs'
import { uploadVersion } from './upload.mjs'

const LOCAL_BASE = '/remotes/{name}/{version}/'
const CONFLICT = 409

const exitCodeOf = status => problem => {
  if (status !== CONFLICT) return 5
  if (problem.code === 'version_lower') return 1
  if (problem.errors?.version) return 3
  // Another remote has one of its claims: a retry, as after 4, would not help.
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
 * Publishes one build: uploads its files, then makes it the stable version of a channel, both through the API.
 * Publishing the stable version again changes nothing. Throws `Refusal`: exitCode 3 for a version with other
 * contents, 4 if the registry changed meanwhile, 5 if the API refuses (also because another remote has a claim) or is
 * unreachable, 6 if the token lacks the right. `waiting` of the result: claims that the operator must approve before
 * the version is served, or null.
 * @param {object} options
 * @param {{name: string, folder: string, contract: object, integrity: string}} options.built
 * @param {string} options.api origin of the API, e.g. http://localhost:4000
 * @param {string} options.token deploy token
 * @param {string} [options.baseUrl] address of the folder for browsers; `{name}` and `{version}` are filled in
 * @param {string} [options.channel] default: stable
 * @param {string} [options.why] reason for the history
 * @param {number} [options.expectedRevision] refuses (409) if the registry has another revision
 * @param {string | null} [options.replaces] refuses (409) if another version is stable; null: if any is
 * @param {true} [options.allowLower] even if a higher version is stable
 * @param {true} [options.approve] approves its claims: for the deployment's own remotes, with its root token
 */
export const publishBuild = options => deliver(options, '/api/Release/Publish')

/**
 * Uploads one build and returns a link that previews it. Throws `Refusal` as `publishBuild` does.
 * @param {object} options as of `publishBuild`, and:
 * @param {string} options.preview name, owned by the token with open previews of it; each build has its own link
 * @param {number} [options.days] validity of the link
 */
export const publishPreview = ({ name, ...options }) =>
  deliver({ built: readBuilt(name), ...options }, '/api/Release/PublishPreview')

/** Publishes the last build of a remote by name: the same for a team, its CI and `npm start`. */
export const publishRemote = ({ name, ...options }) => publishBuild({ built: readBuilt(name), ...options })
