/** Runs in the page before anything else: notes its paints and what held its main thread for longer than 50 ms. */
export const watchPaints = () => {
  if (window.top !== window) return
  const paints = { first: 0, largest: 0, longTasks: [] }
  Object.assign(window, { sufraPaints: paints })
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
 * What a visit came to, in ms from the navigation: the largest paint; when the screen could be used; when it answers at once,
 * which is once the last long task is over; and by how much long tasks were too long.
 */
export const timesOf = ({ first, largest, longTasks, usableAt }) => ({
  largest,
  usable: usableAt,
  interactive: Math.max(first, usableAt, ...longTasks.map(({ startTime, duration }) => startTime + duration)),
  blocking: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - FREE_MS), 0),
})
