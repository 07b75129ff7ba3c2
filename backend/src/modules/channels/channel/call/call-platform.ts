import { PlatformFailure } from './platform-failure.ts'

/** Default timeout of a call to a platform, ms. */
export const PATIENCE_MS = 10_000
const LONGEST_ANSWER = 8 * 1024 * 1024
const LONGEST_RETRY_AFTER_MS = 300_000

export interface PlatformRequest {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  /** timeout for large bodies; default 10 s */
  patienceMs?: number
}

export interface PlatformAnswer {
  status: number
  /** undefined when it is not JSON */
  json: unknown
}

// Not `AbortSignal.any` with a timeout: Node 20 may garbage-collect it before the timeout, and the call would
// never end.
const withPatience = (outer: AbortSignal, milliseconds: number) => {
  const bounded = new AbortController()
  const giveUp = () => bounded.abort(new Error('No answer in time'))
  const timer = setTimeout(giveUp, milliseconds)
  outer.addEventListener('abort', giveUp)
  if (outer.aborted) giveUp()
  const end = () => {
    clearTimeout(timer)
    outer.removeEventListener('abort', giveUp)
  }
  return { signal: bounded.signal, end }
}

const retryAfterOf = (header: string | null): number | null => {
  if (header === null) return null
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS) : null
}

const textOf = async (answer: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > LONGEST_ANSWER) throw new Error('The answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Redirects count as failures, because following one would send a signed request to another address.
const isNotNow = (status: number): boolean =>
  status >= 500 || status === 429 || status === 408 || status < 400

/**
 * Sends one request to a platform, limited in time and size, without redirects. Returns 2xx answers and
 * refusals (4xx). Throws `PlatformFailure` of kind `notNow` for retryable failures.
 */
export const callPlatform = async (request: PlatformRequest): Promise<PlatformAnswer> => {
  const { url, method, body, patienceMs = PATIENCE_MS } = request
  const { signal, end } = withPatience(request.signal, patienceMs)
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/json', ...request.headers }
    const answer = await fetch(url, { method, headers, body, redirect: 'manual', signal })
    const text = await textOf(answer)
    if (!answer.ok && isNotNow(answer.status))
      throw new PlatformFailure({
        kind: 'notNow',
        code: `HTTP ${answer.status}`,
        retryAfterMs: retryAfterOf(answer.headers.get('retry-after')),
      })
    return { status: answer.status, json: parsed(text) }
  } catch (error) {
    if (error instanceof PlatformFailure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlatformFailure({ kind: 'notNow', code: 'no_answer', message: reason })
  } finally {
    end()
  }
}
