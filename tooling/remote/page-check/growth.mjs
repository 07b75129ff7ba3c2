const VISITS = 3
const GARBAGE_ROUNDS = 3
/** Limits of the permanent growth per visit. The first visit is excluded, because it fills caches. */
const LIMITS = { 'KB of heap': 300, nodes: 100, listeners: 5 }

const measure = async session => {
  for (let round = 0; round < GARBAGE_ROUNDS; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = name => metrics.find(each => each.name === name)?.value ?? 0
  return {
    'KB of heap': metric('JSHeapUsedSize') / 1024,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

const growthOf = (before, after) =>
  Object.keys(LIMITS)
    .map(what => ({ what, perVisit: Math.round((after[what] - before[what]) / VISITS) }))
    .filter(({ what, perVisit }) => perVisit > LIMITS[what])
    .map(({ what, perVisit }) => `${perVisit} ${what}`)

/** Reports screens whose memory grows with each visit. */
export const holdGrowth = async ({ page, enter, leave, paths, deadline, built: { name }, noteAt }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (const path of paths) {
    if (performance.now() > deadline) return
    const visit = async () => {
      await enter(page, { name, path })
      await leave(page, { name })
    }
    await visit()
    const before = await measure(session)
    for (let visits = 0; visits < VISITS; visits += 1) await visit()
    const grown = growthOf(before, await measure(session))
    if (grown.length > 0) noteAt({ code: 'memory_kept', text: `${grown.join(', ')} more`, where: `/${path}` })
  }
}
