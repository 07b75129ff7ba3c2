declare global {
  /** What public/start.js keeps of what is done with the built form before the application is there. */
  var sufraEarly: { isSubmitted: boolean; control: AbortController } | undefined
}

/** Takes the form over from the page's start script; whether it was sent meanwhile. */
export const takeEarlyPress = (): boolean => {
  const early = globalThis.sufraEarly
  globalThis.sufraEarly = undefined
  early?.control.abort()
  return early?.isSubmitted === true
}
