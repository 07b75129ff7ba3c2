/**
 * Runs in the page before its own scripts. Records paints, tasks longer than 50 ms and, for a field `answers`, when
 * React hydrated or rendered it; from then on the application handles input, in a prerendered page and in any other.
 */
export const watchPaints = ({ answers }) => {
  if (window.top !== window) return
  const paints = { first: 0, largest: 0, answersAt: answers ? null : 0, longTasks: [] }
  Object.assign(window, { sufraPaints: paints })
  const isTaken = field => Object.keys(field).some(key => key.startsWith('__reactProps$'))
  const look = () => {
    const field = document.querySelector(answers)
    if (field && isTaken(field)) paints.answersAt = performance.now()
    else requestAnimationFrame(look)
  }
  if (answers) look()
  const observe = (type, note) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime
  })
  observe('longtask', ({ startTime, duration }) => paints.longTasks.push({ startTime, duration }))
}

const FREE_MS = 50

/**
 * Returns the times of a visit in ms from the navigation: the largest paint; when the screen is usable; when it is
 * responsive, that is the form is taken over and the last long task is over; and the blocking time of long tasks.
 */
export const timesOf = ({ first, largest, longTasks, usableAt, answersAt }) => ({
  largest,
  usable: usableAt,
  interactive: Math.max(
    ...[first, usableAt, answersAt],
    ...longTasks.map(({ startTime, duration }) => startTime + duration),
  ),
  blocking: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - FREE_MS), 0),
})
