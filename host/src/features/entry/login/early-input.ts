declare global {
  /** Input on the prerendered form, recorded by public/start.js before the application loaded. */
  var sufraEarly: { isSubmitted: boolean; control: AbortController } | undefined
}

/** Takes the form over from the start script; returns whether it was submitted. */
export const takeEarlyInput = (): boolean => {
  const early = globalThis.sufraEarly
  globalThis.sufraEarly = undefined
  early?.control.abort()
  return early?.isSubmitted === true
}
