/** A hidden page has no frames, so the work runs after this time at the latest. */
const LONGEST_MS = 250

/** Runs `work` after the browser has painted the current state. Returns the function that cancels it. */
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
