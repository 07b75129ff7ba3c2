import type { ChannelCall } from '@sufra/shared/contracts/channel-call'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { Order } from '@sufra/shared/contracts/order'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { hungerstationEvent } from '#src/testing/platform-message.ts'
import { sendMessage } from '#src/testing/shop-fixture.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { deleteJobs, rescheduleJobs } from '#src/testing/waiting-jobs.ts'

const { Accept, Reject, MarkReady, HandOver, Cancel, Delay, UndoLast } = ORDER_ACTION

let platforms: DeliveryPlatforms
let open: OpenShop
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
})
beforeEach(async () => {
  platforms.answerWith(() => null)
  // A retry from another test would call the platform with this test's settings.
  await deleteJobs(open.owner)
  await open.owner.query(
    `update integration set status = 'Connected', failed_at = '{}', refused_secret = null`,
  )
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const drain = () => open.test.foundation.jobs.drain()
const act = (order: { id: number; action: number } & Record<string, unknown>) => open.actAs(open.admin, order)
const details = (id: number): Promise<Order> => open.get(`/api/Order/Details/${id}`)
const callsOf = async (id: number): Promise<(string | number)[][]> => {
  const calls: ChannelCall[] = await open.get(`/api/Order/Calls/${id}`)
  return calls.toReversed().map(({ action, state, attempts }) => [action, state, attempts])
}
const historyOf = async (id: number): Promise<string[][]> =>
  (await open.get(`/api/Order/History/${id}`)).map((entry: Record<string, string>) => [
    entry.source,
    entry.action,
    entry.to,
  ])
const verbsOf = ({ channelOrderId }: Order): string[] =>
  platforms.taken.flatMap(({ path }) => {
    const [, id, verb] = /orders\/([^/]+)\/(.+)$/.exec(path) ?? []
    return id === channelOrderId && verb ? verb : []
  })
/** Makes waiting calls due now. */
const passTime = async (id: number) => {
  await open.owner.query(
    `update channel_call set next_at = now(), give_up_at = give_up_at where order_id = $1 and state = 'waiting'`,
    [id],
  )
  await rescheduleJobs(open.owner)
}
const placed = async (): Promise<Order> => {
  const order = await open.place()
  await drain()
  platforms.taken.length = 0
  return order
}
const wrongState = (state: string) => () => ({
  status: 409,
  body: { code: 'WRONG_STATE', message: '', state },
})

it('acknowledges an order and sends every step to the platform, in order', async () => {
  const order = await open.place()
  const { id } = order
  await act({ id, action: Accept, prepMinutes: 25 })
  await act({ id, action: Delay, addMinutes: 10 })
  await act({ id, action: MarkReady })
  await act({ id, action: HandOver })
  await passTime(id)
  await drain()
  expect(verbsOf(order)).toEqual(['accept', 'delay', 'ready', 'handed-over'])
  expect(await callsOf(id)).toEqual([
    ['acknowledge', 'withdrawn', 0],
    ['accept', 'done', 1],
    ['delay', 'done', 1],
    ['ready', 'done', 1],
    ['handedOver', 'done', 1],
  ])
  expect(await historyOf(id)).toHaveLength(5)
  const quiet = await open.place()
  await drain()
  expect(verbsOf(quiet)).toEqual(['acknowledge'])
})

it('shows an outstanding call until the platform has received it', async () => {
  const { id } = await placed()
  const accepted: Order = (await act({ id, action: Accept })).json()
  expect(accepted.channelDebt).toMatchObject({ action: 'accept', state: 'waiting', problem: null })
  platforms.answerWith(() => ({ status: 503, body: {} }))
  await drain()
  expect((await details(id)).channelDebt).toMatchObject({ state: 'waiting', problem: 'no_answer' })
  await act({ id, action: Delay, addMinutes: 5 })
  expect((await details(id)).channelDebt?.action).toBe('accept')
  platforms.answerWith(() => null)
  await passTime(id)
  await drain()
  expect((await details(id)).channelDebt).toBeNull()
  expect(await callsOf(id)).toEqual([
    ['acknowledge', 'done', 1],
    ['accept', 'done', 2],
    ['delay', 'done', 1],
  ])
  expect(await historyOf(id)).toContainEqual(['channel', 'ChannelHeard', 'Preparing'])
})

it('retries a call with the key of the first attempt, after those before it', async () => {
  const order = await placed()
  const { id } = order
  platforms.answerWith(() => ({ status: 500, body: {} }))
  await act({ id, action: Accept })
  await act({ id, action: Delay, addMinutes: 5 })
  await drain()
  await passTime(id)
  await drain()
  expect(verbsOf(order)).toEqual(['accept', 'accept'])
  const keys = platforms.taken.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBe(keys[1])
})

it('raises an alarm when an accept was not sent in time, and stops retrying', async () => {
  const { id } = await placed()
  platforms.answerWith(() => ({ status: 503, body: {} }))
  await act({ id, action: Accept })
  await open.owner.query(`update channel_call set give_up_at = now() where order_id = $1`, [id])
  await drain()
  expect((await details(id)).channelDebt).toMatchObject({
    action: 'accept',
    state: 'gaveUp',
    problem: 'no_answer',
  })
  expect(await historyOf(id)).toContainEqual(['system', 'ChannelUnheard', 'Preparing'])
  const { rows } = await open.owner.query(
    `select payload::json -> 'order' -> 'channelDebt' ->> 'state' as state from stream_event order by id desc limit 1`,
  )
  expect(rows[0].state).toBe('gaveUp')
  await passTime(id)
  await drain()
  expect((await callsOf(id)).at(-1)).toEqual(['accept', 'gaveUp', 1])
})

it('cancels an order that its platform reports as cancelled in the answer to a call', async () => {
  const { id } = await placed()
  platforms.answerWith(wrongState('CANCELLED'))
  await act({ id, action: Accept })
  await drain()
  expect(await details(id)).toMatchObject({
    orderStatus: 'Cancelled',
    channelDebt: { action: 'accept', state: 'refused', problem: 'cancelled' },
  })
  expect(await historyOf(id)).toContainEqual(['channel', 'Cancel', 'Cancelled'])
})

it("has no outstanding call when the platform itself reports the order's end", async () => {
  const { id, channelOrderId: orderId } = await placed()
  platforms.answerWith(() => ({ status: 503, body: {} }))
  await act({ id, action: Accept })
  await drain()
  const { storeId, secret } = open.shop
  const message = hungerstationEvent('ORDER_CANCELLED', { storeId, orderId })
  await sendMessage(open.test, { message, secret })
  await open.inboxState(message.event_id)
  expect(await details(id)).toMatchObject({ orderStatus: 'Cancelled', channelDebt: null })
  await passTime(id)
  await drain()
  expect((await details(id)).channelDebt).toBeNull()
})

it('keeps the alarm about a failed accept while later calls are tried', async () => {
  const { id } = await placed()
  platforms.answerWith(() => ({ status: 503, body: {} }))
  await act({ id, action: Accept })
  await open.owner.query(`update channel_call set give_up_at = now() where order_id = $1`, [id])
  await drain()
  await act({ id, action: Delay, addMinutes: 5 })
  await drain()
  expect((await details(id)).channelDebt).toMatchObject({ action: 'accept', state: 'gaveUp' })
  // The platform has accepted the order; only its answers were lost.
  platforms.answerWith(() => ({ status: 200, body: { order_id: 'x', state: 'ACCEPTED' } }))
  await passTime(id)
  await drain()
  expect((await details(id)).channelDebt).toBeNull()
})

it('treats a call as done when the platform already has that state', async () => {
  const [accepted, rejected] = [await placed(), await placed()]
  platforms.answerWith(wrongState('READY'))
  await act({ id: accepted.id, action: Accept })
  await drain()
  platforms.answerWith(wrongState('EXPIRED'))
  await act({ id: rejected.id, action: Reject, reasonCode: 'TooBusy' })
  await passTime(rejected.id)
  await drain()
  for (const { id } of [accepted, rejected]) {
    expect((await callsOf(id)).at(-1)?.[1]).toBe('done')
    expect((await details(id)).channelDebt).toBeNull()
  }
})

it('shows a refusal of the platform and does not retry', async () => {
  const order = await placed()
  const { id } = order
  platforms.answerWith(() => ({ status: 404, body: { code: 'UNKNOWN_ORDER', message: 'no such order' } }))
  await act({ id, action: Accept })
  await drain()
  await passTime(id)
  await drain()
  expect(verbsOf(order)).toEqual(['accept'])
  expect((await details(id)).channelDebt).toMatchObject({ state: 'refused', problem: 'unknown' })
  const [latest]: ChannelCall[] = await open.get(`/api/Order/Calls/${id}`)
  expect(latest).toMatchObject({ answerCode: 'UNKNOWN_ORDER', message: 'no such order', state: 'refused' })
  expect(latest?.durationMs).toEqual(expect.any(Number))
})

it('holds back the call of a step while the step can be undone', async () => {
  const order = await placed()
  const { id } = order
  await act({ id, action: Accept })
  await act({ id, action: MarkReady })
  await drain()
  expect(verbsOf(order)).toEqual(['accept'])
  expect((await act({ id, action: UndoLast })).json().orderStatus).toBe('Preparing')
  await passTime(id)
  await drain()
  expect(verbsOf(order)).toEqual(['accept'])
  await act({ id, action: MarkReady })
  await passTime(id)
  await drain()
  expect(verbsOf(order)).toEqual(['accept', 'ready'])
  expect((await act({ id, action: UndoLast })).json()).toMatchObject({
    code: 'illegal_transition',
    current: { orderStatus: 'Ready' },
  })
})

it('cancels at the platform with the reason', async () => {
  const order = await placed()
  const { id } = order
  await act({ id, action: Accept })
  await act({ id, action: Cancel, reasonCode: 'Other', reasonText: 'No gas' })
  await drain()
  expect(verbsOf(order)).toEqual(['accept', 'cancel'])
  // Calls of other orders may follow.
  const cancel = platforms.taken.find(({ path }) => path.endsWith(`/${order.channelOrderId}/cancel`))
  expect(JSON.parse(cancel?.text ?? '')).toEqual({ reason: 'OTHER', message: 'No gas' })
})

it('stops calling a platform that refuses the secret, until the secret is exchanged', async () => {
  const [first, second, third] = [await placed(), await placed(), await placed()]
  platforms.acceptSecret('another')
  await act({ id: first.id, action: Accept })
  await drain()
  await act({ id: second.id, action: Accept })
  await drain()
  expect([verbsOf(first), verbsOf(second)]).toEqual([['accept'], []])
  expect((await details(second.id)).channelDebt).toMatchObject({ state: 'refused', problem: 'credential' })
  const status = async () =>
    (
      await open.owner.query(
        `select status from integration where account_id = 1 and store_id = 'store-1a' and channel_id = 1`,
      )
    ).rows[0].status
  expect(await status()).toBe('Disconnected')
  await open.owner.query(
    `update integration set webhook_secret = 'another', secret_key_id = null where store_id = 'store-1a'`,
  )
  await act({ id: third.id, action: Accept })
  await drain()
  expect([verbsOf(third), await status()]).toEqual([['accept'], 'Connected'])
  platforms.acceptSecret('secret-of-1')
  await open.owner.query(
    `update integration set webhook_secret = 'secret-of-1', secret_key_id = null where store_id = 'store-1a'`,
  )
})

it('stops calls to a shop whose calls fail, marks it, and serves the others', async () => {
  const orders = [await placed(), await placed(), await placed(), await placed()]
  platforms.answerWith(({ path }) => (path.includes('store-1a') ? { status: 503, body: {} } : null))
  for (const { id } of orders) {
    await act({ id, action: Accept })
    await drain()
    // The retry is due in seconds, and this test may take longer.
    await rescheduleJobs(open.owner, `now() + interval '1 hour'`)
  }
  expect(orders.map(order => verbsOf(order).length)).toEqual([1, 1, 1, 0])
  const { rows } = await open.owner.query(
    `select status from integration where account_id = 1 and channel_id = 1 order by store_id`,
  )
  expect(rows.map(({ status }) => status)).toEqual(['Degraded', 'Connected'])
  expect((await details(orders[3]?.id ?? 0)).channelDebt).toMatchObject({ problem: 'no_answer' })
  const other = await open.place({ storeId: open.shop.otherStoreId })
  await act({ id: other.id, action: Accept })
  await drain()
  expect(verbsOf(other)).toContain('accept')
})
