declare global {
  /** Network Information API, Chromium only. */
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string; rtt?: number }
  }
}

const SLOW = new Set(['slow-2g', '2g'])

/** Returns whether preloading is allowed: not on a metered connection, nor on a slow one that it would fill. */
export const mayFetchAhead = (): boolean => {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData !== true && !SLOW.has(effectiveType ?? '')
}
