import { FORGET_CALLS } from './channel-call.service.ts'
import { startDeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let platforms: DeliveryPlatforms
let open: OpenShop
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
  await drain()
})
beforeEach(async () => {
  platforms.answerWith(() => null)
  await open.owner.query('delete from channel_call')
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const drain = () => open.test.foundation.jobs.drain()
const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
  const answer = await open.test.app.inject({ method, url, headers: open.admin, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
  await drain()
}
const snooze = () =>
  send('PUT', '/api/Product/Snooze', { productIds: [open.shop.productIds[0]], until: null })
const wake = () => send('PUT', '/api/Product/Activate', { productIds: [open.shop.productIds[0]] })
/** What was told of the first branch's shop on HungerStation, in the order in which it was told. */
const told = async () => {
  const { rows } = await open.owner.query(
    `select c.kind, c.told, c.state, c.answer_code, c.message, c.since <= c.at as is_ended, c.duration_ms >= 0 as is_timed
     from channel_call c join integration i on i.account_id = c.account_id and i.id = c.integration_id
     where i.branch_id = $1 and i.channel_id = 1 order by c.id`,
    [open.shop.branchId],
  )
  return rows
}

it('notes what a shop was told, with how it ended', async () => {
  await snooze()
  await wake()
  await send('PUT', '/api/Branch/SetStatus', { branchIds: [open.shop.branchId], state: 'Paused' })
  await send('PUT', '/api/Branch/SetStatus', { branchIds: [open.shop.branchId], state: 'Open' })
  const done = { state: 'done', answer_code: null, message: null, is_ended: true, is_timed: true }
  expect(await told()).toEqual([
    { ...done, kind: 'availability', told: { off: 1, on: 0 } },
    { ...done, kind: 'availability', told: { off: 0, on: 1 } },
    { ...done, kind: 'status', told: { state: 'closed' } },
    { ...done, kind: 'status', told: { state: expect.stringMatching(/open|closed/) } },
  ])
})

it('notes each try that was not heard, and what a platform refused in its own words', async () => {
  platforms.answerWith(({ platform }) => (platform === 'hungerstation' ? { status: 503, body: {} } : null))
  await snooze()
  platforms.answerWith(() => null)
  await open.owner.query('update graphile_worker._private_jobs set run_at = now()')
  await drain()
  platforms.answerWith(() => ({ status: 422, body: { code: 'INVALID', message: 'no'.repeat(400) } }))
  await wake()
  expect(await told()).toMatchObject([
    { state: 'unheard', answer_code: 'HTTP 503' },
    { state: 'done' },
    { state: 'refused', answer_code: 'INVALID', message: 'no'.repeat(150) },
  ])
})

it('notes a menu, and what a platform has against it', async () => {
  const payload = { serviceProviderId: open.shop.serviceProviderId, channelIds: [1] }
  await send('POST', '/api/MenuPublication/Add', payload)
  const complaint = { productId: open.shop.productIds[0], code: 'no_price', message: 'it costs nothing' }
  platforms.answerWith(({ path }) =>
    path.endsWith('/menu') ? { status: 200, body: { complaints: [complaint] } } : null,
  )
  await send('POST', '/api/MenuPublication/Add', payload)
  expect((await told()).filter(({ kind }) => kind === 'menu')).toMatchObject([
    { told: { dishes: 3 }, state: 'done' },
    { told: { dishes: 3 }, state: 'refused', answer_code: 'no_price', message: 'it costs nothing' },
  ])
})

it('forgets them after a month, and calls about orders after three', async () => {
  await open.place()
  await snooze()
  await wake()
  const age = (days: number) =>
    open.owner.query(`update channel_call set since = now() - interval '1 day' * $1`, [days])
  const kinds = async () =>
    (await open.owner.query('select distinct kind from channel_call order by kind')).rows.map(row => row.kind)
  await age(29)
  await open.test.foundation.jobs.run(FORGET_CALLS)
  expect(await kinds()).toEqual(['availability', 'order'])
  await age(31)
  await open.test.foundation.jobs.run(FORGET_CALLS)
  expect(await kinds()).toEqual(['order'])
  await age(91)
  await open.test.foundation.jobs.run(FORGET_CALLS)
  expect(await kinds()).toEqual([])
})

it('an order is told of although every node that was at it so far has been killed', async () => {
  const { id } = await open.place()
  await open.owner.query(
    `update graphile_worker._private_jobs set attempts = 200, last_error = 'The node that worked on it has gone'`,
  )
  await drain()
  expect(await open.countOf(`channel_call where order_id = $1 and state = 'done'`, [id])).toBe(1)
})
