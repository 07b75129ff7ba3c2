/** A page that nobody sees has no frames: it waits no longer than this. */
const LONGEST_MS = 250

/** Does something once the browser has painted what stands now. Returns what calls it off. */
export const afterPaint = (work: () => void): (() => void) => {
  const callOff = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = () => {
    callOff()
    work()
  }
  let timer = setTimeout(run, LONGEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return callOff
}
