/** A page that nobody sees has no frames: it waits no longer than this. */
const LONGEST_MS = 250

/** Comes true once the browser has painted what stands now. */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    const latest = setTimeout(resolve, LONGEST_MS)
    requestAnimationFrame(() => {
      clearTimeout(latest)
      setTimeout(resolve)
    })
  })
