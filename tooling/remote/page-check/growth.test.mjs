import { holdGrowth } from './growth.mjs'

const KB = 1024

/** A page that keeps so much of each visit for good, and so much more of the first one. */
const pageThatKeeps = ({ heap = 0, nodes = 0, listeners = 0, cached = 0 }) => {
  const kept = { JSHeapUsedSize: 5_000 * KB, Nodes: 400, JSEventListeners: 30 }
  const garbage = { amount: 0 }
  let visits = 0
  const session = {
    send: async method => {
      if (method === 'HeapProfiler.collectGarbage') garbage.amount = 0
      if (method !== 'Performance.getMetrics') return {}
      const metrics = Object.entries(kept).map(([name, value]) => ({ name, value }))
      metrics[0].value += garbage.amount
      return { metrics }
    },
  }
  const seen = []
  return {
    seen,
    page: { context: () => ({ newCDPSession: async () => session }) },
    enter: async (_page, { path }) => {
      seen.push(`in ${path}`)
      if (visits === 0) kept.JSHeapUsedSize += cached * KB
      visits += 1
      kept.JSHeapUsedSize += heap * KB
      kept.Nodes += nodes
      kept.JSEventListeners += listeners
      // What the next collection takes away is nobody's fault.
      garbage.amount = 9_000 * KB
    },
    leave: async () => void seen.push('out'),
  }
}

const noted = async (what, { paths = ['tables'], deadline = Infinity } = {}) => {
  const stand = pageThatKeeps(what)
  const notes = []
  await holdGrowth({ ...stand, paths, deadline, built: { name: 'tables' }, noteAt: note => notes.push(note) })
  return { notes, seen: stand.seen }
}

it.each([
  ['keeps nothing', {}],
  ['caches much on its first visit', { cached: 50_000 }],
  ['keeps a little of each visit', { heap: 299, nodes: 99, listeners: 5 }],
])('a screen that %s is all right', async (_what, kept) => {
  expect((await noted(kept)).notes).toEqual([])
})

it.each([
  ['memory', { heap: 301 }, '301 KB of heap more'],
  ['nodes that nobody sees any more', { nodes: 101 }, '101 nodes more'],
  ['listeners that nobody took off', { listeners: 6 }, '6 listeners more'],
  ['all of it', { heap: 500, nodes: 200, listeners: 20 }, '500 KB of heap, 200 nodes, 20 listeners more'],
])('a screen of which each visit leaves %s is told, with how much and where', async (_what, kept, text) => {
  expect((await noted(kept)).notes).toEqual([{ code: 'memory_kept', text, where: '/tables' }])
})

it('each screen is entered and left again, and none begun after the time is over', async () => {
  const { seen } = await noted({}, { paths: ['tables', 'floors'] })
  expect(seen.filter(step => step === 'in tables')).toHaveLength(4)
  expect(seen.filter(step => step === 'in floors')).toHaveLength(4)
  expect(seen.filter(step => step === 'out')).toHaveLength(8)
  expect((await noted({ heap: 999 }, { deadline: 0 })).seen).toEqual([])
})
