import { readBuilt, Refusal } from './built-remote.mjs'
import { putIntoStore } from './store.mjs'

const ANSWER_LIMIT_MS = 15_000
const LOCAL_BASE = '/remotes/{name}/{version}/'

const refusalOf = async ({ answer, name }) => {
  const problem = await answer.json().catch(() => ({}))
  const reason = problem.detail ?? problem.title ?? `HTTP ${answer.status}`
  const fields = Object.entries(problem.errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`)
  const exitCode = answer.status === 409 ? 4 : 5
  return new Refusal(
    `the API did not publish ${name} (${answer.status} ${problem.code ?? ''}): ${[reason, ...fields].join('; ')}`,
    exitCode,
  )
}

const send = async ({ api, token, body }) => {
  try {
    return await fetch(new URL('/api/Release/Publish', api), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Deploy ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
  } catch (error) {
    throw new Refusal(`the API at ${api} cannot be reached: ${error.cause?.code ?? error.message}`, 5)
  }
}

/**
 * Publishes one build: lays its folder into the store, then makes it the stable version through the API. Publishing what
 * is stable already changes nothing. Throws `Refusal`: exitCode 3 for a version with other contents, 4 when the registry
 * moved on, 5 when the API refuses or cannot be reached.
 *
 * @param {object} options
 * @param {{name: string, folder: string, contract: object, integrity: string}} options.built
 * @param {string} options.store folder that the registry's addresses point into, e.g. data/remotes
 * @param {string} options.api origin of the API, e.g. http://localhost:4000
 * @param {string} options.token deploy token
 * @param {string} [options.baseUrl] where browsers find the folder; `{name}` and `{version}` are filled in
 * @param {number} [options.expectedRevision] refuses (409) when the registry moved on
 */
export const publishBuild = async ({ built, store, api, token, baseUrl = LOCAL_BASE, expectedRevision }) => {
  const { name, folder, contract, integrity } = built
  const { version } = contract
  const { isNew } = await putIntoStore({ store, name, version, folder })
  const address = baseUrl.replace('{name}', name).replace('{version}', version)
  const expected = expectedRevision === undefined ? {} : { expectedRevision }
  const body = { name, version, baseUrl: address, integrity, contract, ...expected }
  const answer = await send({ api, token, body })
  if (!answer.ok) throw await refusalOf({ answer, name })
  return { name, version, baseUrl: address, isNew, ...(await answer.json()) }
}

/** `publishBuild` of what was built last, by name: the same for a team, its CI and `npm start`. */
export const publishRemote = ({ name, ...options }) => publishBuild({ built: readBuilt(name), ...options })
