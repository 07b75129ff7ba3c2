import { storeResponse, lastResponse } from './stored-responses.ts'

/**
 * In ms. Above a page's response time over a good connection, and below the first round trip over a slow one, where
 * each revalidated file costs another round trip.
 */
const GOOD_MS = 300

const LINE = '/sufra-line.json'

let known: Promise<boolean> | undefined

const readLine = async (): Promise<boolean> => {
  try {
    return (await (await lastResponse(LINE))?.json()) === true
  } catch {
    return false
  }
}

/** Returns whether the connection was slow when last used. */
const wasSlow = (): Promise<boolean> => (known ??= readLine())

/** Records the duration (ms) of a response. Never rejects. */
export const noteLine = async (took: number): Promise<void> => {
  const isSlow = took > GOOD_MS
  if (isSlow === (await wasSlow())) return
  known = Promise.resolve(isSlow)
  await storeResponse(LINE, new Response(JSON.stringify(isSlow)))
}

/** Returns how long (ms) a page waits for the network before it starts from the cache; 0 over a slow connection. */
export const pageLimit = async (): Promise<number> => {
  // Only Chromium reports the round-trip time itself.
  const isSlow = (navigator.connection?.rtt ?? 0) > GOOD_MS || (await wasSlow())
  return isSlow ? 0 : GOOD_MS
}

/** Simulates a restart of the worker by the browser; for tests. */
export const forgetKnownLine = (): void => {
  known = undefined
}
