import type { AnswerOf, NameOf, PathOf, RequestOf } from '#src/contracts/endpoints/call-types.ts'
import type { Method } from '#src/contracts/endpoints/endpoint.ts'
import type { PaletteCall } from '#src/contracts/release.ts'
import { setApiHost } from '#src/address/api-host.ts'
import { ApiError } from './api-error.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { send } from './request.ts'
import { readJson, readWhole } from './read-json.ts'
import type { RequestOptions, SendOptions } from './request.ts'

export { ApiError }
export { apiUrl } from '#src/address/api-host.ts'
export { newIdempotencyKey } from './idempotency-key.ts'
export { retryDelay, waitToRetry } from './pauses.ts'
/** @deprecated Use `retryDelay`. */
export { retryDelay as growingPause } from './pauses.ts'
export { refreshSession } from './refresh.ts'
export { onServerSignal, reportServerSignal } from './server-signals.ts'
/** @deprecated Use `onServerSignal`. */
export { onServerSignal as onServerSign } from './server-signals.ts'
/** @deprecated Use `reportServerSignal`. */
export { reportServerSignal as tellServerSign } from './server-signals.ts'

/** Returns the bytes of an answer. `onBytes` receives the number of bytes so far. Rejects if the answer breaks off. */
const readBytes = async (response: Response, onBytes: (received: number) => void): Promise<Blob> => {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value)
    received += step.value.byteLength
    onBytes(received)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Fills the parameters of a path: `/api/Order/Details/:id` and `{ id: 7 }` give `/api/Order/Details/7`. */
const fillPath = (path: string, params: Record<string, string | number> = {}): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))

type Options<Verb extends Method, Path extends string> = RequestOf<NameOf<Verb, Path>> & SendOptions

// The options may be left out only if the endpoint requires none.
type Rest<Verb extends Method, Path extends string> =
  Partial<Options<Verb, Path>> extends Options<Verb, Path>
    ? [options?: Options<Verb, Path>]
    : [options: Options<Verb, Path>]

interface AnyOptions extends SendOptions {
  params?: Record<string, string | number>
  query?: RequestOptions['query']
  body?: unknown
}

const heldToTable = async (method: Method, path: string, answer: Promise<unknown>): Promise<unknown> => {
  try {
    const value = await answer
    const { checkAnswer } = await import('./check-answer.ts')
    checkAnswer(`${method} ${path}`, value)
    return value
  } catch (error) {
    const { checkRefusal } = await import('./check-answer.ts')
    if (error instanceof ApiError && error.problem) checkRefusal(method, path, error.code)
    throw error
  }
}

// The endpoint table types the arguments and the result; this overload connects these types to the untyped request.
function call<Verb extends Method, Path extends PathOf<Verb>>(
  method: Verb,
  path: Path,
  ...rest: Rest<Verb, Path>
): Promise<AnswerOf<NameOf<Verb, Path>>>
async function call(method: Method, path: string, { params, ...options }: AnyOptions = {}): Promise<unknown> {
  const answer = send({ method, path: fillPath(path, params), options }).then(readJson)
  return process.env.NODE_ENV === 'production' ? answer : heldToTable(method, path, answer)
}

function fetchFile<Verb extends Method, Path extends PathOf<Verb>>(
  method: Verb,
  path: Path,
  ...rest: Rest<Verb, Path>
): Promise<Blob>
async function fetchFile(
  method: Method,
  path: string,
  { params, onBytes, ...options }: AnyOptions = {},
): Promise<Blob> {
  const response = await send({ method, path: fillPath(path, params), options })
  return readWhole(onBytes ? readBytes(response, onBytes) : response.blob())
}

type Call<Verb extends Method> = <Path extends PathOf<Verb>>(
  path: Path,
  ...rest: Rest<Verb, Path>
) => Promise<AnswerOf<NameOf<Verb, Path>>>

// An interface of its own: inlined, the table's types are too long for a declaration file.
interface Api {
  get: Call<'GET'>
  post: Call<'POST'>
  put: Call<'PUT'>
  delete: Call<'DELETE'>
  /** Returns the bytes of an endpoint that answers with a file. `onBytes` receives the number of bytes so far. */
  file: <Path extends PathOf<'GET'>>(path: Path, ...rest: Rest<'GET', Path>) => Promise<Blob>
  /** As `file`, for an endpoint whose request has a body. */
  postForFile: <Path extends PathOf<'POST'>>(path: Path, ...rest: Rest<'POST', Path>) => Promise<Blob>
}

/**
 * The HTTP client of the API. The method and the path name an endpoint of the table (`contracts/endpoints`):
 * `api.get('/api/Order/Details/:id', { params: { id } })`. Adds the bearer token and the language, refreshes an expired
 * token once for all calls, and throws `ApiError`. In development and tests it checks every answer and every error code
 * against the table; an answer that does not match throws a `ZodError`.
 */
export const api: Api = {
  get: (path, ...rest) => call('GET', path, ...rest),
  post: (path, ...rest) => call('POST', path, ...rest),
  put: (path, ...rest) => call('PUT', path, ...rest),
  delete: (path, ...rest) => call('DELETE', path, ...rest),
  file: (path, ...rest) => fetchFile('GET', path, ...rest),
  postForFile: (path, ...rest) => fetchFile('POST', path, ...rest),
}

/**
 * Makes a call that a remote's contract describes as data, for an action of the command palette. Ignores the answer.
 */
export const callPaletteAction = async ({ method, path, body }: PaletteCall): Promise<void> => {
  await send({ method, path, options: { body, idempotencyKey: newIdempotencyKey() } })
}

/** Sets the origin of the API (`apiHost` of /config.json). Call it once, before the first call. */
export const configureApi = ({ apiHost }: { apiHost: string }): void => setApiHost(apiHost)

/**
 * @deprecated Use `callPaletteAction`.
 * @alias
 */
export const callAsDescribed = callPaletteAction
