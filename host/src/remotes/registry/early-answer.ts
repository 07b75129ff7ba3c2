declare global {
  /** The registry as public/start.js asked for it, while the application was still on its way. */
  var sufraRegistry: { url: string; answer: Promise<Response>; control: AbortController } | undefined
}

/**
 * The answer to an address that the page's start script asked, for the first who wants it; undefined for all others.
 * @param limit ms from now on after which it is given up
 */
export const takeEarlyAnswer = (url: string, limit: number): Promise<Response> | undefined => {
  const early = globalThis.sufraRegistry
  if (early?.url !== url) return undefined
  globalThis.sufraRegistry = undefined
  setTimeout(() => early.control.abort(), limit)
  return early.answer
}
