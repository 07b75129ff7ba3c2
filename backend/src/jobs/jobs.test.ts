import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { z } from 'zod'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Logger } from '#src/logging/logger.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { deleteJobs, rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { defineJob, enqueue } from './job-kind.ts'
import { createJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

const COUNT = defineJob({ name: 'count', payload: z.object({ number: z.int() }), maxAttempts: 3 })
const IN_TURN = defineJob({
  ...COUNT,
  name: 'in-turn',
  queueOf: ({ number }) => `turn-${number % 2}`,
})
const NEWEST = defineJob({ ...COUNT, name: 'newest', keyOf: () => 'the-one' })
const OF_ORDER = defineJob({ ...COUNT, name: 'of-order', priority: 'order' })
const OF_SHOP = defineJob({ ...COUNT, name: 'of-shop', priority: 'shop' })

let test: TestApp
let owner: pg.Pool
let nodes: Jobs[]

beforeAll(async () => {
  test = await createTestApp()
  owner = new pg.Pool({ connectionString: test.ownerUrl, max: 2 })
})
beforeEach(() => {
  nodes = []
})
afterEach(async () => {
  await Promise.all(nodes.map(node => node.stop()))
  await deleteJobs(owner)
})
afterAll(async () => {
  await owner?.end()
  await test?.close()
})

const openNode = (log?: Logger): Jobs => {
  const node = test.openJobs(log)
  nodes.push(node)
  return node
}
const add = (number: number, kind = COUNT) =>
  test.foundation.database.run(ALL_MERCHANTS, db => enqueue(db, kind, { payload: { number } }))
const rows = async () => (await owner.query('select * from graphile_worker.jobs order by id')).rows

it('runs a job from a merchant’s transaction if and only if it commits', async () => {
  const node = openNode()
  const seen: number[] = []
  node.handle(COUNT, async ({ number }) => void seen.push(number))
  const failing = test.foundation.database.run(tenant(1), async db => {
    await enqueue(db, COUNT, { payload: { number: 1 } })
    throw new Error('Something else failed')
  })
  await expect(failing).rejects.toThrow('Something else failed')
  await test.foundation.database.run(tenant(1), db => enqueue(db, COUNT, { payload: { number: 2 } }))
  await node.drain()
  expect(seen).toEqual([2])
  expect(await rows()).toEqual([])
})

it('hides all jobs from a merchant’s transaction: no reading, retrying or deleting', async () => {
  await add(1)
  const [{ id }] = await rows()
  const asMerchant = (query: string) =>
    test.foundation.database.run(tenant(1), db => db.execute(query).then(found => found.rows))
  expect(await asMerchant('select * from platform_jobs()')).toEqual([])
  expect(await asMerchant(`select retry_job(${id})`)).toEqual([{ retry_job: false }])
  expect(await asMerchant(`select delete_jobs(array[${id}::bigint])`)).toEqual([{ delete_jobs: 0 }])
  expect(await rows()).toHaveLength(1)
})

it.each(['select * from graphile_worker.jobs', `select graphile_worker.add_job('count', '{}')`])(
  'refuses direct access by the application: %s',
  async query => {
    const reading = test.foundation.database.run(ALL_MERCHANTS, db => db.execute(query))
    await expect(reading).rejects.toMatchObject({ cause: { code: '42501' } })
  },
)

it('retries with growing delays, then keeps the dead job with its reason, without stack or payload', async () => {
  const node = openNode()
  node.handle(COUNT, async ({ number }) => {
    throw new Error('Failed query: select secret', { cause: new Error(`not today, ${number}`) })
  })
  await node.add(COUNT, { payload: { number: 7 } })
  const waits: number[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await node.drain()
    const [job] = await rows()
    waits.push(job.run_at.getTime() - Date.now())
    await rescheduleJobs(owner)
  }
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
  expect(waits[2]).toBeGreaterThan(waits[1] ?? 0)
  expect(await rows()).toMatchObject([{ attempts: 3, max_attempts: 3, last_error: 'not today, 7' }])
})

it('runs each job once, however many nodes work', async () => {
  const seen: number[] = []
  for (let node = 0; node < 3; node += 1)
    openNode().handle(COUNT, async ({ number }) => void seen.push(number))
  await test.foundation.database.run(ALL_MERCHANTS, async db => {
    for (let number = 0; number < 100; number += 1) await enqueue(db, COUNT, { payload: { number } })
  })
  for (const node of nodes) node.start()
  await eventually(async () => (seen.length >= 100 ? true : undefined))
  await Promise.all(nodes.map(node => node.stop()))
  expect(seen.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, at) => at))
  expect(await rows()).toEqual([])
})

it('runs the jobs of one queue one after the other, across all nodes', async () => {
  let [running, most, done] = [0, 0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await wait(2)
    running -= 1
    done += 1
  }
  for (let node = 0; node < 2; node += 1) openNode().handle(IN_TURN, work)
  for (let number = 0; number < 20; number += 1) await add(number * 2, IN_TURN)
  for (const node of nodes) node.start()
  await eventually(async () => (done === 20 ? true : undefined))
  expect(most).toBe(1)
})

it('keeps only the newest waiting job of a key', async () => {
  const node = openNode()
  const seen: number[] = []
  node.handle(NEWEST, async ({ number }) => void seen.push(number))
  for (const number of [1, 2, 3]) await add(number, NEWEST)
  await node.drain()
  expect(seen).toEqual([3])
})

it('runs a call about an order while other jobs take every other place', async () => {
  const node = openNode()
  const gate = new EventEmitter()
  const seen: number[] = []
  node.handle(COUNT, async () => void (await once(gate, 'open')))
  node.handle(OF_ORDER, async ({ number }) => void seen.push(number))
  for (let number = 0; number < 8; number += 1) await add(number)
  node.start()
  await eventually(async () =>
    (await rows()).filter(({ locked_at: at }) => at).length === 6 ? true : undefined,
  )
  await add(9, OF_ORDER)
  await eventually(async () => (seen.includes(9) ? true : undefined))
  await eventually(async () => {
    gate.emit('open')
    return (await rows()).length === 0 ? true : undefined
  })
})

it('starts changes of shops before other jobs that were due earlier', async () => {
  const node = openNode()
  const seen: string[] = []
  node.handle(COUNT, async () => void seen.push('other'))
  node.handle(OF_SHOP, async () => void seen.push('shop'))
  await add(1)
  await add(2, OF_SHOP)
  await node.drain()
  expect(seen).toEqual(['shop', 'other'])
})

it('lets a running job finish before the stop ends', async () => {
  const node = openNode()
  let steps = ''
  node.handle(COUNT, async () => {
    steps += 'begun'
    await wait(50)
    steps += ' done'
  })
  node.start()
  await node.add(COUNT, { payload: { number: 1 } })
  await eventually(async () => (steps ? true : undefined))
  await node.stop()
  expect(steps).toBe('begun done')
  expect(await rows()).toEqual([])
})

it('works again after the server cut every connection', async () => {
  const node = openNode()
  const seen: number[] = []
  node.handle(COUNT, async ({ number }) => void seen.push(number))
  node.start()
  await node.add(COUNT, { payload: { number: 1 } })
  await eventually(async () => (seen.length === 1 && (await rows()).length === 0 ? true : undefined))
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await eventually(() =>
    add(2)
      .then(() => true)
      .catch(() => undefined),
  )
  await eventually(async () => (seen.includes(2) ? true : undefined))
})

it('reports a node as stuck while jobs are due and it finishes none', async () => {
  const { database } = test.foundation
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const node = createJobs({ connectionString: test.ownerUrl, database, log, stuckAfterSeconds: 0.5 })
  nodes.push(node)
  const gate = new EventEmitter()
  node.handle(COUNT, async () => void (await once(gate, 'open')))
  // More than a node runs at a time.
  for (let number = 0; number < 8; number += 1) await add(number)
  expect(await node.progress()).toMatchObject({ isStuck: false })
  node.start()
  await eventually(async () =>
    lines.includes('jobs are due, and this node finishes none') ? true : undefined,
  )
  expect(await node.progress()).toMatchObject({ isStuck: true, restarts: 0 })
  await eventually(async () => {
    gate.emit('open')
    return (await rows()).length === 0 ? true : undefined
  })
  expect(await node.progress()).toMatchObject({ isStuck: false, oldestDueSeconds: 0 })
})

it('returns a job that outlasts the stop to the queue, with its attempt', async () => {
  const { database, log } = test.foundation
  const node = createJobs({ connectionString: test.ownerUrl, database, log, stopPatienceMs: 500 })
  let finish = () => {}
  node.handle(IN_TURN, () => new Promise(resolve => (finish = resolve)))
  await add(1, IN_TURN)
  node.start()
  await eventually(async () => ((await rows())[0]?.locked_at ? true : undefined))
  await node.stop()
  expect(await rows()).toMatchObject([{ attempts: 0, locked_at: null }])
  const other = openNode()
  other.handle(IN_TURN, async () => undefined)
  await other.drain()
  expect(await rows()).toEqual([])
  finish()
  // The connections close once the job has ended.
  const connections = `select from pg_stat_activity where application_name = 'sufra-jobs' and datname = current_database()`
  await eventually(async () => ((await owner.query(connections)).rowCount === 0 ? true : undefined))
})

it('refuses two kinds with the same name', () => {
  const node = openNode()
  node.handle(COUNT, async () => undefined)
  expect(() => node.cron('count', '* * * * *', async () => undefined)).toThrow(/count/)
})

it('logs one line when a job first fails and one when it is dead', async () => {
  const lines: string[] = []
  const node = openNode(
    pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) }),
  )
  node.handle(COUNT, () => Promise.reject(new Error('no')))
  await node.add(COUNT, { payload: { number: 1 } })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await node.drain()
    await rescheduleJobs(owner)
  }
  expect(lines).toEqual(['job failed', 'job dead'])
})
