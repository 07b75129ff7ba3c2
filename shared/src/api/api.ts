import type { ZodType } from 'zod'
import { ApiError } from './api-error.ts'
import { setApiHost } from './api-host.ts'
import { send } from './request.ts'
import type { RequestOptions } from './request.ts'

export { ApiError }
export { apiUrl } from './api-host.ts'
export { refreshSession } from './refresh.ts'
export { onServerSign, tellServerSign } from './server-signs.ts'

export interface CallOptions<Answer> extends RequestOptions {
  /** Parses the answer in development and tests; a production build drops it. */
  contract?: () => Promise<ZodType<Answer>>
}

const readJson = async <Answer>(response: Response): Promise<Answer> => {
  const text = await response.text()
  try {
    // An empty body is a valid answer: callers that need one say so in their type.
    return JSON.parse(text === '' ? 'null' : text)
  } catch (cause) {
    throw new ApiError({ status: response.status, code: 'bad_answer', cause })
  }
}

const call = async <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: CallOptions<Answer> = {},
): Promise<Answer> => {
  const { contract, ...request } = options
  const answer = await readJson<Answer>(await send({ method, path, options: request }))
  if (process.env.NODE_ENV !== 'production' && contract) return (await contract()).parse(answer)
  return answer
}

/**
 * The one way to the API: `api.get<Answer>(path, { query, signal, contract })`. Adds the bearer token and the language, refreshes
 * an expired token once for all calls, and throws `ApiError`.
 */
export const api = {
  get: <Answer>(path: string, options?: CallOptions<Answer>) => call<Answer>('GET', path, options),
  post: <Answer>(path: string, options?: CallOptions<Answer>) => call<Answer>('POST', path, options),
  put: <Answer>(path: string, options?: CallOptions<Answer>) => call<Answer>('PUT', path, options),
  delete: <Answer>(path: string, options?: CallOptions<Answer>) => call<Answer>('DELETE', path, options),
}

/** Says where the API lives (`apiHost` of /config.json). Call once, before the first call. */
export const configureApi = ({ apiHost }: { apiHost: string }): void => setApiHost(apiHost)
