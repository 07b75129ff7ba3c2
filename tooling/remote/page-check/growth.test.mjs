import { holdGrowth } from './growth.mjs'

const KB = 1024

/** Simulates a page that retains these amounts per visit, and more from the first one. */
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
      // Garbage before the next collection does not count.
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
  ['retains nothing', {}],
  ['caches much on its first visit', { cached: 50_000 }],
  ['retains a little of each visit', { heap: 299, nodes: 99, listeners: 5 }],
])('a screen that %s passes', async (_what, kept) => {
  expect((await noted(kept)).notes).toEqual([])
})

it.each([
  ['memory', { heap: 301 }, '301 KB of heap more'],
  ['detached nodes', { nodes: 101 }, '101 nodes more'],
  ['event listeners', { listeners: 6 }, '6 listeners more'],
  [
    'memory, nodes and listeners',
    { heap: 500, nodes: 200, listeners: 20 },
    '500 KB of heap, 200 nodes, 20 listeners more',
  ],
])(
  'a screen that retains %s per visit is reported, with the amount and the path',
  async (_what, kept, text) => {
    expect((await noted(kept)).notes).toEqual([{ code: 'memory_kept', text, where: '/tables' }])
  },
)

it('each screen is opened and left, and none is opened after the deadline', async () => {
  const { seen } = await noted({}, { paths: ['tables', 'floors'] })
  expect(seen.filter(step => step === 'in tables')).toHaveLength(4)
  expect(seen.filter(step => step === 'in floors')).toHaveLength(4)
  expect(seen.filter(step => step === 'out')).toHaveLength(8)
  expect((await noted({ heap: 999 }, { deadline: 0 })).seen).toEqual([])
})
