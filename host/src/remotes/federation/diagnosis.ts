import { requiredHash } from './allowed-files.ts'
import type { RemoteFailure } from '#src/remotes/remote-state.ts'

const ANSWER_LIMIT_MS = 3000
const ADDRESS = /https?:\/\/[^\s"')]+\.js/

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

/**
 * A script that did not run gives no reason. Asks for the file once more and looks: a changed one is `refused`, a page in
 * its place `invalid`; null when nothing better can be said.
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
