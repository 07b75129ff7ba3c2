import { requiredHash } from '#src/remotes/allowed-files.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

const ANSWER_LIMIT_MS = 3000
const ADDRESS = /https?:\/\/[^\s"')]+\.js/

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/**
 * Finds out why a script did not run, since the browser gives no reason. Requests the file once more: a changed file
 * is `refused`, an HTML page in its place `invalid`. Null when the first failure remains the best answer.
 */
export const diagnose = async ({ code, detail }: RemoteFailure): Promise<RemoteFailure | null> => {
  const url = ADDRESS.exec(detail)?.[0]
  if (code !== 'unreachable' || url === undefined) return null
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    if (!answer.ok) return { code, detail: `HTTP ${answer.status} for ${url}` }
    const type = answer.headers.get('content-type') ?? ''
    if (!type.includes('javascript')) return { code: 'invalid', detail: `${url} is ${type || 'of no type'}` }
    const expected = requiredHash(url)
    if (!expected || (await hashOf(await answer.arrayBuffer())) === expected) return null
    return { code: 'refused', detail: `${url} is not the file that was published` }
  } catch {
    return null
  }
}
