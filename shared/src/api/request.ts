import { endSession, useSession } from '#src/session/session.ts'
import { ApiError, errorOf } from './api-error.ts'
import { apiUrl } from './api-host.ts'
import { logFailure } from './log-failure.ts'
import { refreshToken } from './refresh.ts'

export type QueryValue = string | number | boolean | null | undefined

export interface RequestOptions {
  query?: Record<string, QueryValue>
  /** A FormData travels as multipart, everything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Repeats with the same key are answered from the first answer for 24 h (contract 1). */
  idempotencyKey?: string
  signal?: AbortSignal
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Call {
  method: Method
  path: string
  options: RequestOptions
}

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

const bodyOf = ({ body }: RequestOptions): BodyInit | undefined => {
  if (body instanceof FormData) return body
  return body === undefined ? undefined : JSON.stringify(body)
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const sendOnce = async (
  call: { method: Method; path: string; options: RequestOptions },
  token: string | null,
) => {
  const { method, path, options } = call
  try {
    return await fetch(addressOf(path, options.query), {
      method,
      headers: headersOf(options, token),
      body: bodyOf(options),
      signal: options.signal,
      // The refresh cookie lives under this path and must be kept also when the API has an origin of its own.
      credentials: path.startsWith('/api/Authentication/') ? 'include' : 'same-origin',
    })
  } catch (cause) {
    if (isAbort(cause)) throw cause
    throw new ApiError({ status: 0, code: 'network_error', cause })
  }
}

const sendRefreshing = async (call: Call): Promise<Response> => {
  const token = useSession.getState().accessToken
  const response = await sendOnce(call, token)
  if (response.ok) return response
  const error = await errorOf(response)
  if (error.status !== 401 || token === null) throw error
  if (error.code === 'token_invalid') endSession()
  if (error.code !== 'token_expired') throw error

  await refreshToken(token)
  const renewed = useSession.getState().accessToken
  if (renewed === null) throw error
  const repeated = await sendOnce(call, renewed)
  if (repeated.ok) return repeated
  throw await errorOf(repeated)
}

/** Sends one call; after `token_expired` it refreshes once and sends again. Throws `ApiError` for every answer but 2xx. */
export const send = async (call: Call): Promise<Response> => {
  try {
    return await sendRefreshing(call)
  } catch (error) {
    if (error instanceof ApiError) logFailure(call, error)
    throw error
  }
}
