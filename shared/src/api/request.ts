import { syncToAnswer } from '#src/clock/server-clock.ts'
import type { Method } from '#src/contracts/endpoints/endpoint.ts'
import { untilUnlocked } from '#src/session/session-lock.ts'
import { confirmSession } from '#src/session/session-store.ts'
import { endSession, isImpersonating, useSession } from '#src/session/session.ts'
import { apiUrl } from '#src/address/api-host.ts'
import { ApiError, errorOf } from './api-error.ts'
import { noAnswer } from './read-json.ts'
import { refreshToken } from './refresh.ts'
import { isAwayStatus, reportServerSignal } from './server-signals.ts'

/** Logs a failed response, which is also rejected (specification#wire): some callers show nothing. */
const logFailure = ({ method, path }: { method: string; path: string }, { status, code }: ApiError): void => {
  // eslint-disable-next-line no-console -- the specification asks for the log, and this is its one place
  console.warn(`${method} ${path} failed: ${status} ${code}`)
}

export type QueryValue = string | number | boolean | null | undefined

/** Options of a call beside those of its endpoint. */
export interface SendOptions {
  headers?: Record<string, string>
  /** For 24 h the server answers repeats with the same key from the first answer. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** For a file (`api.file`): receives the number of bytes so far. */
  onBytes?: (received: number) => void
}

export interface RequestOptions extends SendOptions {
  query?: Record<string, QueryValue>
  /** A FormData is sent as multipart, everything else as JSON. */
  body?: unknown
}

interface Call {
  method: Method
  path: string
  options: RequestOptions
}

const AUTHENTICATION = '/api/Authentication/'

const addressOf = (path: string, query: RequestOptions['query'] = {}): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(key, String(value))
  }
  return apiUrl(search.size > 0 ? `${path}?${search.toString()}` : path)
}

const headersOf = (options: RequestOptions, token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': document.documentElement.lang || 'ar',
  ...(options.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
  ...options.headers,
})

// JSON writes NaN as null, which means "no limit" or "no price" to many fields. As text the server refuses it at its field.
const withoutNaN = (_key: string, value: unknown): unknown => (Number.isNaN(value) ? String(value) : value)

const bodyOf = ({ body }: RequestOptions): BodyInit | undefined => {
  if (body instanceof FormData) return body
  return body === undefined ? undefined : JSON.stringify(body, withoutNaN)
}

const sendOnce = async (
  call: { method: Method; path: string; options: RequestOptions },
  token: string | null,
) => {
  const { method, path, options } = call
  const sentAt = Date.now()
  try {
    const response = await fetch(addressOf(path, options.query), {
      method,
      headers: headersOf(options, token),
      body: bodyOf(options),
      signal: options.signal,
      // The refresh cookie is set for this path and must be accepted also when the API has an origin of its own.
      credentials: path.startsWith(AUTHENTICATION) ? 'include' : 'same-origin',
    })
    syncToAnswer({ date: response.headers.get('Date'), sentAt, receivedAt: Date.now() })
    if (isAwayStatus(response.status)) reportServerSignal('missed')
    return response
  } catch (cause) {
    throw noAnswer(cause)
  }
}

const ROUNDS = 3
const isAboutToken = ({ code }: ApiError): boolean => code === 'token_expired' || code === 'token_invalid'

/**
 * Returns true if the merchant was suspended, or its plan ended, since the token was issued. A new token carries the
 * new state, which the host shows.
 */
const isNewsOfStanding = ({ code }: ApiError): boolean => {
  const { user } = useSession.getState()
  if (isImpersonating(user)) return false
  if (code === 'subscription_expired' || code === 'account_closing') return user?.isExpired !== true
  return code === 'account_suspended' && user?.isSuspended !== true
}

/** Sign-in calls are the only ones that a locked session sends; every other call waits for the unlock. */
const isAboutSignIn = (call: Call): boolean => call.path.startsWith(AUTHENTICATION)

/** Prepares a second attempt after the token was refused. Returns false if a second attempt is of no use. */
const isWorthAnotherRound = async (token: string, error: ApiError): Promise<boolean> => {
  const isReplaced = useSession.getState().accessToken !== token
  if (error.code === 'token_invalid' && !isReplaced) endSession()
  else await refreshToken(token)
  return useSession.getState().accessToken !== null
}

const sendRefreshing = async (call: Call): Promise<Response> => {
  const personId = useSession.getState().user?.Id
  let refusal = new ApiError({ status: 401, code: 'token_expired' })
  for (let round = 1; round <= ROUNDS; round += 1) {
    // A call below this path that was refused for its token needs a session after all, such as confirming a changed
    // address.
    if (round > 1 || !isAboutSignIn(call)) await untilUnlocked(call.options.signal)
    const { accessToken: token, user } = useSession.getState()
    // A request of one person is never sent in the name of the next.
    if (user?.Id !== personId) throw refusal
    const response = await sendOnce(call, token)
    if (token !== null && response.status !== 401) confirmSession()
    if (response.ok) return response
    refusal = await errorOf(response)
    if (isNewsOfStanding(refusal)) void refreshToken(token ?? '').catch(() => undefined)
    if (refusal.status !== 401 || token === null || !isAboutToken(refusal)) throw refusal
    if (!(await isWorthAnotherRound(token, refusal))) throw refusal
  }
  throw refusal
}

/**
 * Sends one call. After `token_expired` it sends again with a new token, after the unlock if the session is locked.
 * Throws `ApiError` for every status but 2xx.
 */
export const send = async (call: Call): Promise<Response> => {
  try {
    return await sendRefreshing(call)
  } catch (error) {
    if (error instanceof ApiError) logFailure(call, error)
    if (error instanceof ApiError && error.code === 'view_only') reportServerSignal('viewOnly')
    throw error
  }
}
