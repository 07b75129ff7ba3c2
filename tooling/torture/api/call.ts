export interface Call {
  method?: string
  path: string
  token?: string
  headers?: Record<string, string>
  json?: unknown
  body?: string | Uint8Array<ArrayBuffer> | FormData
  /** Timeout of the request in milliseconds. */
  patience?: number
}

export interface Answer {
  /** HTTP status; 0 without a response. */
  status: number
  text: string
  headers: Headers
  milliseconds: number
}

// Far above any response time, so only a hanging request times out.
const PATIENCE_MS = 60_000

const bodyOf = ({ json, body }: Call): { body?: Call['body']; type?: string } =>
  json === undefined ? { body } : { body: JSON.stringify(json), type: 'application/json' }

const fetchOnce = (url: string, each: Call): Promise<Response> => {
  const { body, type } = bodyOf(each)
  return fetch(url + each.path, {
    method: each.method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(type && { 'content-type': type }),
      ...(each.token && { authorization: `Bearer ${each.token}` }),
      ...each.headers,
    },
    body,
    signal: AbortSignal.timeout(each.patience ?? PATIENCE_MS),
  })
}

// The server may close a keep-alive connection just as the client reuses it. Browsers retry once in that case.
const isCut = (error: unknown): boolean => {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return /UND_ERR_SOCKET|ECONNRESET|EPIPE/.test(String(Reflect.get(Object(cause), 'code')))
}

/** Sends one request and retries it once on a closed connection. Never throws: without a response the status is 0. */
export const call = async (url: string, each: Call): Promise<Answer> => {
  const started = performance.now()
  const facts = () => ({ milliseconds: performance.now() - started })
  try {
    const answer = await fetchOnce(url, each).catch(error => {
      if (isCut(error)) return fetchOnce(url, each)
      throw error
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers, ...facts() }
  } catch (error) {
    const reason = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
    return { status: 0, text: reason, headers: new Headers(), ...facts() }
  }
}

/** Returns the parsed JSON of a response; `undefined` for any other text. */
export const read = (text: string): ReturnType<typeof JSON.parse> => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const describe = ({ status, text }: Answer): string => `${status} ${text}`
