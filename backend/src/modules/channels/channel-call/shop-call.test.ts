import { FORGET_CALLS } from './channel-call.service.ts'
import { openPlatformShop } from '#src/testing/platform-shop.ts'
import type { PlatformShop } from '#src/testing/platform-shop.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'

let at: PlatformShop
beforeAll(async () => {
  at = await openPlatformShop()
})
beforeEach(async () => {
  await at.begin()
  await at.open.owner.query('delete from channel_call')
})
afterAll(() => at?.close())

const snooze = () => at.send('PUT /api/Product/Snooze', { productIds: [at.kabsa], until: null })
const wake = () => at.send('PUT /api/Product/Activate', { productIds: [at.kabsa] })
/** Stored calls about the first branch's shop on HungerStation, in order. */
const calls = async () => {
  const { rows } = await at.open.owner.query(
    `select c.kind, c.content, c.state, c.answer_code, c.message, c.since <= c.at as is_ended, c.duration_ms >= 0 as is_timed
     from channel_call c join integration i on i.account_id = c.account_id and i.id = c.integration_id
     where i.branch_id = $1 and i.channel_id = 1 order by c.id`,
    [at.open.shop.branchId],
  )
  return rows
}

it('stores calls about a shop with their results', async () => {
  await snooze()
  await wake()
  await at.send('PUT /api/Branch/SetStatus', { branchIds: [at.open.shop.branchId], state: 'Paused' })
  await at.send('PUT /api/Branch/SetStatus', { branchIds: [at.open.shop.branchId], state: 'Open' })
  const done = { state: 'done', answer_code: null, message: null, is_ended: true, is_timed: true }
  expect(await calls()).toEqual([
    { ...done, kind: 'availability', content: { off: 1, on: 0 } },
    { ...done, kind: 'availability', content: { off: 0, on: 1 } },
    { ...done, kind: 'status', content: { state: 'closed' } },
    { ...done, kind: 'status', content: { state: expect.stringMatching(/open|closed/) } },
  ])
})

it("stores each unanswered attempt, and the platform's message of a refusal", async () => {
  at.platforms.answerWith(({ platform }) => (platform === 'hungerstation' ? { status: 503, body: {} } : null))
  await snooze()
  at.platforms.answerWith(() => null)
  await rescheduleJobs(at.open.owner)
  await at.drain()
  at.platforms.answerWith(() => ({ status: 422, body: { code: 'INVALID', message: 'no'.repeat(400) } }))
  await wake()
  expect(await calls()).toMatchObject([
    { state: 'unheard', answer_code: 'HTTP 503' },
    { state: 'done' },
    { state: 'refused', answer_code: 'INVALID', message: 'no'.repeat(150) },
  ])
})

it("stores a menu call with the platform's complaints", async () => {
  const payload = { serviceProviderId: at.open.shop.serviceProviderId, channelIds: [1] }
  await at.send('POST /api/MenuPublication/Add', payload)
  const complaint = { productId: at.open.shop.productIds[0], code: 'no_price', message: 'it costs nothing' }
  at.platforms.answerWith(({ path }) =>
    path.endsWith('/menu') ? { status: 200, body: { complaints: [complaint] } } : null,
  )
  await at.send('POST /api/MenuPublication/Add', payload)
  expect((await calls()).filter(({ kind }) => kind === 'menu')).toMatchObject([
    { content: { dishes: 3 }, state: 'done' },
    { content: { dishes: 3 }, state: 'refused', answer_code: 'no_price', message: 'it costs nothing' },
  ])
})

it('deletes calls about shops after a month, and about orders after three', async () => {
  await at.open.place()
  await snooze()
  await wake()
  const age = (days: number) =>
    at.open.owner.query(`update channel_call set since = now() - interval '1 day' * $1`, [days])
  const kinds = async () =>
    (await at.open.owner.query('select distinct kind from channel_call order by kind')).rows.map(
      row => row.kind,
    )
  await age(29)
  await at.open.test.foundation.jobs.run(FORGET_CALLS)
  expect(await kinds()).toEqual(['availability', 'order'])
  await age(31)
  await at.open.test.foundation.jobs.run(FORGET_CALLS)
  expect(await kinds()).toEqual(['order'])
  await age(91)
  await at.open.test.foundation.jobs.run(FORGET_CALLS)
  expect(await kinds()).toEqual([])
})

it("sends an order's call although every node that tried it was killed", async () => {
  const { id } = await at.open.place()
  await at.open.owner.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), attempts := 200)`,
  )
  await at.drain()
  expect(await at.open.countOf(`channel_call where order_id = $1 and state = 'done'`, [id])).toBe(1)
})
