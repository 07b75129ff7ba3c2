export interface Call {
  method?: string
  path: string
  token?: string
  headers?: Record<string, string>
  json?: unknown
  body?: string | Uint8Array<ArrayBuffer> | FormData
  /** milliseconds */
  patience?: number
}

export interface Answer {
  /** 0 when nothing came */
  status: number
  text: string
  headers: Headers
  milliseconds: number
}

// Far above what any answer takes: only what hangs is cut off.
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

// The server may let go of a kept connection in the moment in which it is used again: browsers ask once more then.
const isCut = (error: unknown): boolean => {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return /UND_ERR_SOCKET|ECONNRESET|EPIPE/.test(String(Reflect.get(Object(cause), 'code')))
}

/** One request as a client sends it. Never throws: what does not answer has the status 0. */
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

/** What a JSON answer holds; `undefined` when it is none. */
export const read = (text: string): ReturnType<typeof JSON.parse> => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const describe = ({ status, text }: Answer): string => `${status} ${text}`
