declare global {
  /** Registry request that public/start.js began before the application loaded. */
  var sufraRegistry: { url: string; answer: Promise<Response>; control: AbortController } | undefined
}

/**
 * Returns the start script's response for an address to the first caller; undefined for all others.
 * @param limit ms until the request is aborted
 */
export const takePrefetchedResponse = (url: string, limit: number): Promise<Response> | undefined => {
  const early = globalThis.sufraRegistry
  if (early?.url !== url) return undefined
  globalThis.sufraRegistry = undefined
  setTimeout(() => early.control.abort(), limit)
  return early.answer
}
