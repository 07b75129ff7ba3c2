import type { AnswerOf, NameOf, PathOf, RequestOf } from '#src/contracts/endpoints/call-types.ts'
import type { Method } from '#src/contracts/endpoints/endpoint.ts'
import type { PaletteCall } from '#src/contracts/release.ts'
import { setApiHost } from '#src/address/api-host.ts'
import { ApiError } from './api-error.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { fillPath } from './fill-path.ts'
import { send } from './request.ts'
import { readBytes } from './read-bytes.ts'
import { readJson, readWhole } from './read-json.ts'
import type { RequestOptions, SendOptions } from './request.ts'

export { ApiError }
export { apiUrl } from '#src/address/api-host.ts'
export { newIdempotencyKey } from './idempotency-key.ts'
export { growingPause, waitToRetry } from './pauses.ts'
export { refreshSession } from './refresh.ts'
export { onServerSign, tellServerSign } from './server-signs.ts'

type Options<Verb extends Method, Path extends string> = RequestOf<NameOf<Verb, Path>> & SendOptions

// Only where nothing has to be handed over may the options be left out.
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

// The table says what goes in and comes out; the overload is where its types meet what travels.
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

// By name: written out, the table's types are too long for a declaration.
interface Api {
  get: Call<'GET'>
  post: Call<'POST'>
  put: Call<'PUT'>
  delete: Call<'DELETE'>
  /** Of an endpoint that answers with a file: its bytes. `onBytes` hears how many have come. */
  file: <Path extends PathOf<'GET'>>(path: Path, ...rest: Rest<'GET', Path>) => Promise<Blob>
  /** The same, where what is wanted takes a body to say. */
  postForFile: <Path extends PathOf<'POST'>>(path: Path, ...rest: Rest<'POST', Path>) => Promise<Blob>
}

/**
 * The one way to the API. The method and the path name an endpoint of the table (`contracts/endpoints`):
 * `api.get('/api/Order/Details/:id', { params: { id } })`. Adds the bearer token and the language, refreshes an expired
 * token once for all calls, and throws `ApiError`. In development and tests every answer and every refusal is held
 * against the table; an answer that does not fit is a `ZodError`.
 */
export const api: Api = {
  get: (path, ...rest) => call('GET', path, ...rest),
  post: (path, ...rest) => call('POST', path, ...rest),
  put: (path, ...rest) => call('PUT', path, ...rest),
  delete: (path, ...rest) => call('DELETE', path, ...rest),
  file: (path, ...rest) => fetchFile('GET', path, ...rest),
  postForFile: (path, ...rest) => fetchFile('POST', path, ...rest),
}

/** Makes a call that is data: what a remote's contract says of a line of the palette. Its answer is nobody's business. */
export const callAsDescribed = async ({ method, path, body }: PaletteCall): Promise<void> => {
  await send({ method, path, options: { body, idempotencyKey: newIdempotencyKey() } })
}

/** Says where the API lives (`apiHost` of /config.json). Call once, before the first call. */
export const configureApi = ({ apiHost }: { apiHost: string }): void => setApiHost(apiHost)
