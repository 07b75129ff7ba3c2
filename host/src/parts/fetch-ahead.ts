declare global {
  /** Where the browser tells of its line (Chromium). */
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string; rtt?: number }
  }
}

const SLOW = new Set(['slow-2g', '2g'])

/** Whether something may be fetched that nobody asked for yet: not over a line that is paid by the byte, nor over one that it would fill. */
export const mayFetchAhead = (): boolean => {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData !== true && !SLOW.has(effectiveType ?? '')
}
