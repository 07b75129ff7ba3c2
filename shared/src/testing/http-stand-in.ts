export interface HttpCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** Parsed JSON, or the FormData as it is. */
  body: unknown
}

export interface HttpAnswer {
  /** Defaults to 200. */
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

export type HttpAnswers = Record<string, HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)>

const bodyOf = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body || 'null') : body

/** Returns the call that a page made with `fetch`. */
export const readCall = (input: RequestInfo | URL, init: RequestInit = {}): HttpCall => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
  const method = (init.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(init.headers),
    body: bodyOf(init.body),
  }
}

/** Returns the `Response` for an answer. */
export const toResponse = ({ status = 200, body, headers }: HttpAnswer): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status >= 400 ? 'application/problem+json' : 'application/json', ...headers },
  })

/** Makes every call fail as without a network. */
export const cutNetwork = (): void => {
  globalThis.fetch = async input => {
    throw new TypeError(`No answer for ${String(input)} in this test`)
  }
}

/**
 * Answers HTTP calls at the network boundary, so that all code above it is the real one: `answerHttp({ 'GET
 * /api/Menu/GetAll': { body: [] }, 'PUT /api/Menu/Update': call => ({ status: 409 }) })`. Returns the calls in order.
 * An address without an answer gets 404. Reset before the next test.
 */
export const answerHttp = (answers: HttpAnswers): { calls: HttpCall[] } => {
  const calls: HttpCall[] = []
  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    const call = readCall(input, init)
    calls.push(call)
    const answer = answers[`${call.method} ${call.path}`] ?? { status: 404, body: { code: 'not_found' } }
    return toResponse(typeof answer === 'function' ? await answer(call) : answer)
  }
  return { calls }
}
