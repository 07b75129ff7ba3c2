import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from './built-remote.mjs'

const ANSWER_LIMIT_MS = 60_000
const LONGEST_WAIT_S = 60
const TOO_MANY = 429
const NOT_ALLOWED = [401, 403]

const REMEDIES = {
  token_invalid: 'the deploy token is wrong or revoked',
  claims_beyond_token: 'claim less, or ask the operator for a token that may claim it',
  version_lower: 'an older build over a newer one needs --allow-lower; or raise the version and build again',
  approval_needed: 'the operator approves it on the Releases screen; pnpm remote history says how it stands',
  forbidden_remote: 'this deploy token is for another remote or channel',
  illegal_transition:
    'there is no canary to promote, or no previous version to return to; see pnpm remote list',
  stale_version: 'look at it with pnpm remote list, and decide again',
}

/**
 * Sends a request to the API. Waits once after a 429; throws `Refusal` with exitCode 5 if nothing answers.
 * @param {{api: string, token?: string}} caller origin of the API, and a deploy token
 * @param {{path: string, json?: object, bytes?: Buffer}} request a GET without `json` and `bytes`
 */
export const ask = async ({ api, token }, { path, json, bytes }) => {
  const body = json ? JSON.stringify(json) : bytes
  const send = () =>
    fetch(new URL(path, api), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token && { authorization: `Deploy ${token}` }),
        ...(body !== undefined && { 'content-type': json ? 'application/json' : 'application/octet-stream' }),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
  try {
    const answer = await send()
    if (answer.status !== TOO_MANY) return answer
    await sleep(1000 * Math.min(Number(answer.headers.get('retry-after')) || 1, LONGEST_WAIT_S))
    return await send()
  } catch (error) {
    throw new Refusal(`the API at ${api} cannot be reached: ${error.cause?.code ?? error.message}`, 5, {
      mayPass: true,
    })
  }
}

/**
 * Returns a refusal of the API as one line; `doing` names the action, e.g. "publish orders". exitCode is 6 if the
 * token lacks the right, otherwise the result of `exitCodeOf`.
 */
export const refusalOf = async ({ answer, doing, exitCodeOf = () => 5 }) => {
  // A proxy in front may return anything.
  const problem = Object(await answer.json().catch(() => ({})))
  const reason = String(problem.detail ?? problem.title ?? `HTTP ${answer.status}`).replace(/\.$/, '')
  const fields = Object.entries(Object(problem.errors)).map(
    ([field, texts]) => `${field}: ${[texts].flat().join(' ')}`,
  )
  const remedy = Object.hasOwn(REMEDIES, problem.code ?? '') ? [REMEDIES[problem.code]] : []
  return new Refusal(
    `the API did not ${doing} (${[answer.status, problem.code].join(' ').trim()}): ${[reason, ...fields, ...remedy].join('; ')}`,
    NOT_ALLOWED.includes(answer.status) ? 6 : exitCodeOf(problem),
    { mayPass: answer.status >= 500, code: problem.code },
  )
}

/** Returns the JSON of a successful answer. Throws `Refusal` as `ask` and `refusalOf` do. */
export const askJson = async ({ caller, request, doing, exitCodeOf }) => {
  const answer = await ask(caller, request)
  if (!answer.ok) throw await refusalOf({ answer, doing, exitCodeOf })
  try {
    return await answer.json()
  } catch {
    throw new Refusal(`${caller.api} answered something that is no JSON: it is not the API.`, 5)
  }
}
