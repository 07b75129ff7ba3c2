import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Permission } from '@sufra/shared/contracts/permission'
import { tenant } from '#src/database/database.ts'
import { createTimers } from '#src/timers/timers.ts'
import type { Timers } from '#src/timers/timers.ts'
import { registerBodies } from '#src/plugins/bodies.ts'
import type { Session } from '#src/routing/route.ts'
import { mountRoutes } from '#src/routing/mount-routes.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { createLiveHub } from './live-hub.ts'
import type { LiveHub } from './live-hub.ts'
import { streamRoutes } from './stream.routes.ts'
import { publishLiveEvent } from './stream.service.ts'

const ACCOUNT = 1

let test: TestApp
let app: FastifyInstance
let hub: LiveHub
let timers: Timers
let base: string
const asked: string[][] = []
const ended = new Set<string>()
const framed: string[] = []
let read = 0

// Readers of one kind have the same permissions.
const personalise = ({ payload }: { payload: string }) => {
  read += 1
  return {
    kindOf: ({ permissions }: Session) => permissions.join(),
    dataFor: ({ permissions }: Session) => {
      framed.push(payload)
      return JSON.stringify({ ...JSON.parse(payload), permissions })
    },
  }
}

beforeAll(async () => {
  test = await createTestApp()
  timers = createTimers(test.foundation.log)
  hub = createLiveHub({
    ...test.foundation,
    metrics: createMetrics(),
    timers,
    jobs: test.openJobs(),
    personalise,
    isForOperator: () => false,
    holds: async sessions => {
      asked.push(sessions.map(({ sid }) => sid))
      return sessions.map(({ sid }) => !ended.has(sid))
    },
  })
  app = Fastify({ forceCloseConnections: true })
  await registerBodies(app)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setValidatorCompiler(() => () => true)
  mountRoutes(app, {
    routes: streamRoutes(hub),
    countRequest: async () => ({ count: 1, secondsLeft: 1 }),
    rateLimitFactor: 1,
    noteQuietAct: async () => undefined,
    findBranchIds: async () => [],
    inTurn: (_request, work) => work(),
    gatekeeper: {
      findDeployer: async () => null,
      requireSession: async ({ headers }) => JSON.parse(String(headers['x-session'])),
    },
  })
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await hub.close()
  await app.close()
  await test.close()
})

interface Reader {
  permissions?: Permission[]
  branchIds?: number[]
  sid?: string
  lastEventId?: number
}

const open = ({ permissions = [], branchIds = [], sid = 'a', lastEventId }: Reader = {}) => {
  const session: Session = {
    userId: 1,
    accountId: ACCOUNT,
    role: 'Custom',
    version: 1,
    isSuspended: false,
    isExpired: false,
    isClosing: false,
    viewedBy: null,
    permissions,
    branchIds,
    sid,
  }
  return openStream(base, {
    headers: { 'x-session': JSON.stringify(session) },
    ...(lastEventId !== undefined && { lastEventId: String(lastEventId) }),
  })
}
type Opened = Awaited<ReturnType<typeof open>>

const publishAll = (branchIds: number[]) =>
  test.foundation.database.run(tenant(ACCOUNT), async db => {
    for (const branchId of branchIds) await publishLiveEvent(db, ACCOUNT, { type: 'branch.status', branchId })
  })
const publish = (count: number) => publishAll(Array.from({ length: count }, () => 1))
const idsOf = ({ events }: Opened) => events.flatMap(({ id }) => (id === undefined ? [] : Number(id)))
const gets = (stream: Opened, count: number) =>
  eventually(async () => (idsOf(stream).length >= count ? idsOf(stream) : undefined))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, at) => from + at)
const closeAll = async (streams: Opened[]) => {
  await Promise.all(streams.map(stream => stream.close()))
  await eventually(async () => (hub.holding().streams === 0 ? true : undefined))
}
const newest = async (): Promise<number> => {
  const stream = await open()
  await publish(1)
  const [id = 0] = await gets(stream, 1)
  await closeAll([stream])
  return id
}

it('builds a frame once per kind of reader, however many there are', async () => {
  const kinds: Permission[][] = [[], ['orders.accept'], ['orders.accept', 'orders.cancel']]
  const streams = await Promise.all(
    Array.from({ length: 50 }, (_none, at) => open({ permissions: kinds[at % 3] ?? [] })),
  )
  await Promise.all(streams.map(stream => stream.next('heartbeat')))
  read = 0
  framed.length = 0
  await publish(10)
  const all = await Promise.all(streams.map(stream => gets(stream, 10)))
  expect(new Set(all.map(String)).size).toBe(1)
  expect([read, framed.length]).toEqual([10, 30])
  const seen = streams.map(stream => stream.events.at(-1)?.data.permissions)
  expect(seen).toEqual(streams.map((_stream, at) => kinds[at % 3]))
  await closeAll(streams)
})

it('shares frames with reconnecting readers too', async () => {
  const start = await newest()
  const first = await open()
  await publish(5)
  await gets(first, 5)
  read = 0
  framed.length = 0
  const back = await Promise.all(Array.from({ length: 20 }, () => open({ lastEventId: start })))
  for (const stream of back) expect(await gets(stream, 5)).toEqual(range(start + 1, start + 5))
  expect([read, framed.length]).toEqual([0, 0])
  await closeAll([first, ...back])
})

it('sends each reader its own branches', async () => {
  const start = await newest()
  const readers = [[1], [2], []].map(branchIds => open({ branchIds }))
  const streams = await Promise.all(readers)
  await publishAll([1, 2, 1, 2])
  const [one, two, all] = await Promise.all(streams.map((stream, at) => gets(stream, at === 2 ? 4 : 2)))
  expect([one, two, all]).toEqual([
    [start + 1, start + 3],
    [start + 2, start + 4],
    range(start + 1, start + 4),
  ])
  await closeAll(streams)
})

it.each([20, 450])('neither misses nor repeats events for many readers from %i events back', async behind => {
  const start = await newest()
  await publish(behind)
  const joining = Promise.all(
    Array.from({ length: 60 }, (_none, at) => open({ lastEventId: start + (at % 7) })),
  )
  await publish(10)
  const streams = await joining
  for (let count = 0; count < 10; count += 1) await publish(1)
  const end = start + behind + 20
  for (const [at, stream] of streams.entries())
    expect(await gets(stream, behind + 20 - (at % 7))).toEqual(range(start + (at % 7) + 1, end))
  await closeAll(streams)
})

it('holds nothing after the last reader has left', async () => {
  const streams = await Promise.all([open(), open()])
  await publish(1)
  await Promise.all(streams.map(stream => gets(stream, 1)))
  expect(hub.holding()).toEqual({ streams: 2, feeds: 1 })
  await streams[0]?.close()
  await eventually(async () => (hub.holding().streams === 1 ? true : undefined))
  expect(hub.holding().feeds).toBe(1)
  await streams[1]?.close()
  await eventually(async () => (hub.holding().streams === 0 ? true : undefined))
  expect(hub.holding()).toEqual({ streams: 0, feeds: 0 })
})

it('checks a session once, and disconnects all streams of an ended one', async () => {
  const streams = await Promise.all(
    Array.from({ length: 20 }, (_none, at) => open({ sid: at < 15 ? 'kept' : 'left' })),
  )
  asked.length = 0
  await timers.run('cut ended live streams')
  expect(asked.map(sids => sids.toSorted())).toEqual([['kept', 'left']])
  ended.add('left')
  await timers.run('cut ended live streams')
  await eventually(async () => (hub.holding().streams === 15 ? true : undefined))
  await Promise.all(
    streams.slice(15).map(stream => eventually(async () => (stream.isEnded() ? true : undefined))),
  )
  expect(streams.filter(stream => stream.isEnded())).toHaveLength(5)
  await closeAll(streams)
})
