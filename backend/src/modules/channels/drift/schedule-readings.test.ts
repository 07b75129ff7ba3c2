import { openPlatformShop } from '#src/testing/platform-shop.ts'
import type { PlatformShop } from '#src/testing/platform-shop.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { READ_SHOPS } from './schedule-readings.ts'

let at: PlatformShop
let id = 0

beforeAll(async () => {
  at = await openPlatformShop()
  const { rows } = await at.open.owner.query(
    'select id from integration where account_id = 1 and branch_id = $1 and channel_id = 1',
    [at.open.shop.branchId],
  )
  id = rows[0].id
  await at.open.owner.query(`update due_reading set due_at = 'infinity'`)
})
beforeEach(() => at.begin())
afterAll(() => at?.close())

const setDue = (dueAt: string, period: number) =>
  at.open.owner.query(
    `update due_reading set due_at = ${dueAt}, period_seconds = $2, claimed_until = null where integration_id = $1`,
    [id, period],
  )
const due = async () =>
  (
    await at.open.owner.query(
      `select claimed_until as claimed, period_seconds as period,
         case when due_at < 'infinity' then round(extract(epoch from due_at - now()))::int end as seconds
       from due_reading where integration_id = $1`,
      [id],
    )
  ).rows[0]
const readDue = async (period: number) => {
  await setDue(`now() - interval '1 second'`, period)
  await eventually(async () => {
    await at.open.test.foundation.timers.run(READ_SHOPS)
    const { claimed, seconds } = await due()
    return claimed === null && seconds > 0 ? true : undefined
  })
}

it('reads a shop that is due without a job, and doubles the period while nothing changes', async () => {
  const jobs = async () =>
    (await at.open.owner.query(`select from graphile_worker.jobs where task_identifier = 'read-shop'`))
      .rowCount
  await readDue(150)
  await at.drain()
  await readDue(150)
  expect([(await due()).period, await jobs()]).toEqual([300, 0])
  expect(at.platforms.taken.map(({ method }) => method)).toContain('GET')
})

it('reads a shop 20 s after an order', async () => {
  await setDue(`'infinity'`, 300)
  await at.open.place()
  expect(await due()).toEqual({ claimed: null, seconds: 20, period: 300 })
})

it('reads a shop 20 s after a change, and often from then on', async () => {
  await setDue(`'infinity'`, 300)
  await at.send('PUT /api/Branch/SetStatus', { branchIds: [at.open.shop.branchId], state: 'Paused' })
  expect(await due()).toEqual({ claimed: null, seconds: 20, period: 20 })
})

it('leaves a shop that cannot be called alone for ten minutes', async () => {
  await at.open.owner.query(`update integration set status = 'Draft' where id = $1`, [id])
  await readDue(20)
  expect((await due()).seconds).toBeGreaterThan(500)
})
