import { syncToAnswer } from '#src/clock/server-clock.ts'
import type { Method } from '#src/contracts/endpoints/endpoint.ts'
import { untilUnlocked } from '#src/session/session-lock.ts'
import { confirmSession } from '#src/session/session-store.ts'
import { endSession, isViewing, useSession } from '#src/session/session.ts'
import { apiUrl } from '#src/address/api-host.ts'
import { ApiError, errorOf } from './api-error.ts'
import { logFailure } from './log-failure.ts'
import { noAnswer } from './read-json.ts'
import { refreshToken } from './refresh.ts'
import { isAwayStatus, tellServerSign } from './server-signs.ts'

export type QueryValue = string | number | boolean | null | undefined

/** What a call may say beside what its endpoint asks for. */
export interface SendOptions {
  headers?: Record<string, string>
  /** Repeats with the same key are answered from the first answer for 24 h. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Of a file (`api.file`): hears how many bytes have come. */
  onBytes?: (received: number) => void
}

export interface RequestOptions extends SendOptions {
  query?: Record<string, QueryValue>
  /** A FormData travels as multipart, everything else as JSON. */
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
      // The refresh cookie lives under this path and must be kept also when the API has an origin of its own.
      credentials: path.startsWith(AUTHENTICATION) ? 'include' : 'same-origin',
    })
    syncToAnswer({ date: response.headers.get('Date'), sentAt, receivedAt: Date.now() })
    if (isAwayStatus(response.status)) tellServerSign('missed')
    return response
  } catch (cause) {
    throw noAnswer(cause)
  }
}

const ROUNDS = 3
const isAboutToken = ({ code }: ApiError): boolean => code === 'token_expired' || code === 'token_invalid'

/** The merchant was suspended, or its plan ended, since the token was given: a fresh one says so, and the host shows it. */
const isNewsOfStanding = ({ code }: ApiError): boolean => {
  const { user } = useSession.getState()
  if (isViewing(user)) return false
  if (code === 'subscription_expired' || code === 'account_closing') return user?.isExpired !== true
  return code === 'account_suspended' && user?.isSuspended !== true
}

/** While the session is locked the person signs in by these; every other call waits until they have. */
const isAboutSignIn = (call: Call): boolean => call.path.startsWith(AUTHENTICATION)

/** Readies another round after the token was refused. False when there is no use in one. */
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
    // One that was refused for its token was no sign-in after all: confirming a changed address needs a session.
    if (round > 1 || !isAboutSignIn(call)) await untilUnlocked(call.options.signal)
    const { accessToken: token, user } = useSession.getState()
    // What one person asked for is never done in the name of the next.
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
 * Sends one call. After `token_expired` it sends again with a fresh token, however long the person takes to give their
 * password where that is needed. Throws `ApiError` for every answer but 2xx.
 */
export const send = async (call: Call): Promise<Response> => {
  try {
    return await sendRefreshing(call)
  } catch (error) {
    if (error instanceof ApiError) logFailure(call, error)
    if (error instanceof ApiError && error.code === 'view_only') tellServerSign('viewOnly')
    throw error
  }
}
