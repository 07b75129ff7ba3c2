import { hear, lastHeard } from './heard.ts'

/**
 * More than a page takes over a good line, and less than the first round trip over a slow one, where each file that is asked for again
 * costs another. In ms.
 */
const GOOD_MS = 300

const LINE = '/sufra-line.json'

let known: Promise<boolean> | undefined

const readLine = async (): Promise<boolean> => {
  try {
    return (await (await lastHeard(LINE))?.json()) === true
  } catch {
    return false
  }
}

/** Whether the line was slow when it was last used. */
const wasSlow = (): Promise<boolean> => (known ??= readLine())

/** What an answer took over the line, in ms. Never rejects. */
export const noteLine = async (took: number): Promise<void> => {
  const isSlow = took > GOOD_MS
  if (isSlow === (await wasSlow())) return
  known = Promise.resolve(isSlow)
  await hear(LINE, new Response(JSON.stringify(isSlow)))
}

/** How long a page waits for the network before it starts from what is kept: over a slow line that would be for nothing. */
export const pageLimit = async (): Promise<number> => {
  // Chromium alone knows it by itself.
  const isSlow = (navigator.connection?.rtt ?? 0) > GOOD_MS || (await wasSlow())
  return isSlow ? 0 : GOOD_MS
}

/** As when the browser ended the worker and starts it again; for tests. */
export const forgetKnownLine = (): void => {
  known = undefined
}
