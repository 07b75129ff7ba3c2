import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { menusStep } from '../menu/menus-step.ts'
import { ordersStep } from './orders-step.ts'
import { renewLiveOrders } from './renew-live-orders.ts'

const MINUTE = 60_000
const LANES = ['Failed', 'New', 'Preparing', 'Preparing', 'Preparing', 'Ready', 'Scheduled']

let api: TestApp
let seededAt: Date
beforeAll(async () => {
  api = await createTestApp()
  seededAt = new Date()
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    await menusStep.run(db, api.foundation)
    await ordersStep.run(db, api.foundation)
  })
})
afterAll(() => api?.close())

const rowsOf = async (query: string) =>
  (await api.foundation.database.run(ALL_MERCHANTS, db => db.execute(sql.raw(query)))).rows
const later = (minutes: number) => new Date(seededAt.getTime() + minutes * MINUTE)
const renew = (now: Date) => api.foundation.database.run(ALL_MERCHANTS, db => renewLiveOrders(db, now))
const open = () =>
  rowsOf(
    `select id, status, channel_order_id, placed_at from app_order where account_id = 1 and closed_at is null order by status, id`,
  )
const statuses = async () => (await open()).map(({ status }) => status)

it('keeps live orders that are still fresh', async () => {
  const before = await open()
  await renew(later(30))
  expect(await open()).toEqual(before)
})

it('ends stale orders as if the day had gone on, and adds fresh ones in each lane, once', async () => {
  const stale = (await open()).map(({ id }) => Number(id))
  const now = later(180)
  await renew(now)
  expect(await statuses()).toEqual(LANES)
  const fresh = await open()
  expect(fresh.filter(({ id }) => stale.includes(Number(id)))).toEqual([])
  for (const { placed_at } of fresh) {
    const age = now.getTime() - new Date(String(placed_at)).getTime()
    expect(age).toBeGreaterThan(0)
    expect(age).toBeLessThan(25 * MINUTE)
  }
  const ended = await rowsOf(
    `select status, closed_at > placed_at as is_after, closed_at < '${now.toISOString()}' as is_over,
      (select count(*)::int from order_history h where (h.account_id, h.order_id) = (o.account_id, o.id)) as steps,
      (select h.to_status from order_history h where (h.account_id, h.order_id) = (o.account_id, o.id) order by h.at desc, h.id desc limit 1) as last
     from app_order o where account_id = 1 and id in (${stale.join(',')}) order by status, steps`,
  )
  const end = (status: string, steps: number) => ({
    status,
    is_after: true,
    is_over: true,
    steps,
    last: status,
  })
  expect(ended).toEqual([
    end('Cancelled', 2),
    ...Array(4).fill(end('Completed', 5)),
    end('Missed', 2),
    end('Missed', 3),
  ])
  await renew(now)
  expect(await open()).toEqual(fresh)
})

it('notifies open browsers, and gives each fresh order lines and a number of its own', async () => {
  const [told] = await rowsOf(
    `select count(*)::int as events from stream_event where account_id = 1 and type = 'order.upserted'`,
  )
  expect(told?.events).toBe(14)
  const [twice] = await rowsOf(
    `select count(*)::int - count(distinct channel_order_id)::int as twice from app_order where account_id = 1`,
  )
  expect(twice?.twice).toBe(0)
  const bare = await rowsOf(
    `select id from app_order o where account_id = 1 and closed_at is null
      and not exists (select 1 from order_line l where (l.account_id, l.order_id) = (o.account_id, o.id))`,
  )
  expect(bare).toEqual([])
})

it('keeps orders of visitors and scheduled orders', async () => {
  const visited = `account_id = 1 and channel_order_id = 'HS-visitor-1'`
  await rowsOf(
    `update app_order set channel_order_id = 'HS-visitor-1' where id = (select max(id) from app_order where account_id = 1 and status = 'Ready')`,
  )
  const [before] = await rowsOf(`select * from app_order where ${visited}`)
  const scheduled = (await open()).filter(({ status }) => status === 'Scheduled')
  await renew(later(180 + 80))
  expect(await rowsOf(`select * from app_order where ${visited}`)).toEqual([before])
  expect(await statuses()).toEqual([...LANES, 'Ready', 'Scheduled'].toSorted())
  expect((await open()).filter(({ status }) => status === 'Scheduled')).toEqual(
    expect.arrayContaining(scheduled),
  )
})
