import type { ChannelCall } from '@sufra/shared/contracts/channel-call'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { Order } from '@sufra/shared/contracts/order'
import type { Product } from '@sufra/shared/contracts/product'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { hungerstationEvent } from '#src/testing/platform-message.ts'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { sendMessage } from '#src/testing/shop-fixture.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { DUE_TIMER } from '../order.service.ts'

const { Accept, Print, Reject, UndoLast } = ORDER_ACTION
const HOUR = 3_600_000

let platforms: DeliveryPlatforms
let open: OpenShop
let staff: Headers
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
  staff = await open.test.signIn('staff')
})
afterEach(async () => {
  await open.owner.query('delete from product_branch_snooze')
  await open.owner.query(
    `update product set is_visible = true, snoozed_until = null, snooze_reason = null, exclude_branches_ids = '{}'`,
  )
  await open.owner.query('update branch set override_kind = null, override_until = null, busy_minutes = null')
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const drain = () => open.test.foundation.jobs.drain()
const details = (id: number): Promise<Order> => open.get(`/api/Order/Details/${id}`)
const namesOf = ({ availableActions }: Order) => availableActions.map(({ actionName }) => actionName)
const product = (): Promise<Product> => {
  const { productIds, serviceProviderId } = open.shop
  return open.get(`/api/Product/Get/Id?Id=${productIds[0]}&ServiceProviderId=${serviceProviderId}`)
}
const branch = () => open.get(`/api/Branch/Get/Id?Id=${open.shop.branchId}`)
const put = (path: string, payload: object, headers = open.admin) =>
  open.test.app.inject({ method: 'PUT', url: `/api/${path}`, headers, payload })
const undo = (id: number, headers = open.admin) => open.actAs(headers, { id, action: UndoLast })
const reject = async (
  { id }: Order,
  { reasonCode = 'Other', ...more }: { reasonCode?: string; fixes?: object } = {},
  headers = open.admin,
): Promise<Order> => {
  const reason = reasonCode === 'Other' ? { reasonText: 'No gas' } : {}
  const unavailableProductIds = reasonCode === 'ItemUnavailable' ? [open.shop.productIds[0]] : undefined
  const asked = { id, action: Reject, reasonCode, unavailableProductIds, ...reason, ...more }
  const answer = await open.actAs(headers, asked)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const verbsOf = ({ channelOrderId }: Order): string[] =>
  platforms.taken.flatMap(({ path }) => {
    const [, id, verb] = /orders\/([^/]+)\/(.+)$/.exec(path) ?? []
    return id === channelOrderId && verb ? verb : []
  })
const callsOf = async (id: number): Promise<string[][]> => {
  const calls: ChannelCall[] = await open.get(`/api/Order/Calls/${id}`)
  return calls.toReversed().map(({ action, state }) => [action, state])
}
/** Ends the ten seconds of the undo and the moment after them. */
const passTime = async (id: number) => {
  await open.owner.query('update app_order set undo_until = now() - make_interval(secs => 1) where id = $1', [
    id,
  ])
  await open.owner.query(
    `update channel_call set next_at = now() where order_id = $1 and state = 'waiting'`,
    [id],
  )
  await rescheduleJobs(open.owner)
}

it('makes the order New again and acknowledges it to its platform, without the rejection', async () => {
  const order = await open.place()
  const rejected = await reject(order)
  expect(rejected).toMatchObject({ orderStatus: 'Rejected', channelDebt: null })
  expect(namesOf(rejected)).toContain('UndoLast')
  const back = (await undo(order.id)).json()
  expect(back).toMatchObject({ ...order, rowVersion: 3 })
  expect(back.leftAlone).toBeUndefined()
  await passTime(order.id)
  await drain()
  expect(verbsOf(order)).toEqual(['acknowledge'])
  expect(await callsOf(order.id)).toEqual([
    ['acknowledge', 'done'],
    ['reject', 'withdrawn'],
  ])
  await open.actAs(open.admin, { id: order.id, action: Accept })
  await drain()
  expect(verbsOf(order)).toEqual(['acknowledge', 'accept'])
})

it('keeps the rejection in the database for ten seconds, then sends it', async () => {
  const order = await open.place()
  await reject(order)
  await drain()
  expect(verbsOf(order)).not.toContain('reject')
  const { rows } = await open.owner.query(
    `select run_at > now() as is_later from graphile_worker.jobs where key = $1`,
    [`order-calls-1-${order.id}-later`],
  )
  expect(rows).toEqual([{ is_later: true }])
  await passTime(order.id)
  await drain()
  expect(verbsOf(order)).toContain('reject')
  expect((await undo(order.id)).json()).toMatchObject({
    code: 'illegal_transition',
    current: { orderStatus: 'Rejected' },
  })
})

it('is refused to other users, and after the rejection was sent', async () => {
  const order = await open.place()
  await reject(order)
  expect(namesOf(await open.get(`/api/Order/Details/${order.id}`, staff))).not.toContain('UndoLast')
  expect((await undo(order.id, staff)).statusCode).toBe(409)
  await open.owner.query(`update channel_call set attempts = 1 where order_id = $1 and action = 'reject'`, [
    order.id,
  ])
  expect((await undo(order.id)).statusCode).toBe(409)
  expect((await details(order.id)).orderStatus).toBe('Rejected')
})

it("is not offered when the platform's deadline is too near, so the rejection is sent at once", async () => {
  const order = await open.place({ acceptUntil: new Date(Date.now() + 10 * 60_000) })
  await open.owner.query('update app_order set accept_by = now() + make_interval(secs => 14) where id = $1', [
    order.id,
  ])
  const rejected = await reject(order)
  expect(rejected.channelDebt).toMatchObject({ action: 'reject', state: 'waiting' })
  expect(namesOf(rejected)).not.toContain('UndoLast')
  await drain()
  expect(verbsOf(order)).toContain('reject')
})

it('restores a scheduled order with its time', async () => {
  const order = await open.place({ scheduledFor: new Date(Date.now() + 3 * HOUR) })
  await reject(order, { reasonCode: 'TooBusy' })
  await undo(order.id)
  await open.test.foundation.timers.run(DUE_TIMER)
  const { orderStatus, releaseAt, acceptBy } = order
  expect(await details(order.id)).toMatchObject({ orderStatus, releaseAt, acceptBy, reasonCode: null })
})

it('is refused after the platform has ended the order', async () => {
  const order = await open.place()
  await reject(order)
  const { storeId, secret } = open.shop
  const message = hungerstationEvent('ORDER_CANCELLED', { storeId, orderId: order.channelOrderId })
  await sendMessage(open.test, { message, secret })
  await open.inboxState(message.event_id)
  expect((await undo(order.id)).statusCode).toBe(409)
  expect((await details(order.id)).orderStatus).toBe('Rejected')
})

describe('fixes of the rejection', () => {
  const snoozing = { reasonCode: 'ItemUnavailable', fixes: { snoozeProducts: { until: null } } }
  const busy = { reasonCode: 'TooBusy', fixes: { setBusy: { minutes: 15, preset: '1h' } } }

  it('puts dishes back on sale, and restores an earlier snooze of a dish', async () => {
    const order = await open.place()
    await reject(order, snoozing)
    expect(await product()).toMatchObject({ isVisible: false, snoozedUntil: null })
    await open.actAs(open.admin, { id: order.id, action: Print })
    await undo(order.id)
    expect(await product()).toMatchObject({ isVisible: true, snoozedUntil: null })
    const until = inHours(2)
    await put('Product/Snooze', { productIds: [open.shop.productIds[0]], until, reason: 'Oven' })
    await reject(order, snoozing)
    expect((await undo(order.id)).json().leftAlone).toBeUndefined()
    expect(await product()).toMatchObject({ isVisible: false, snoozedUntil: until, snoozeReason: 'Oven' })
  })

  it("ends the snooze of the user's only branch, and keeps that of another branch", async () => {
    const { branchId, otherBranchId, productIds } = open.shop
    const productId = productIds[0]
    await open.owner.query(
      `insert into user_branch (account_id, user_id, branch_id)
        select account_id, id, $1 from app_user where email = 'staff@sufra.test'`,
      [branchId],
    )
    const limited = await open.test.signIn('staff')
    await put('Product/Snooze', { productIds: [productId], branchIds: [otherBranchId], until: null })
    const before = await product()
    const order = await open.place()
    await reject(order, snoozing, limited)
    expect((await product()).branchSnoozes).toHaveLength(2)
    await undo(order.id, limited)
    const { branchSnoozes, excludeBranchesIds } = before
    expect(await product()).toMatchObject({ branchSnoozes, excludeBranchesIds })
    await open.owner.query('delete from user_branch')
  })

  it('keeps a dish that somebody has changed since, and returns it', async () => {
    const order = await open.place()
    await reject(order, snoozing)
    const until = inHours(1)
    await put('Product/Snooze', { productIds: [open.shop.productIds[0]], until })
    const back = (await undo(order.id)).json()
    expect(back).toMatchObject({ orderStatus: 'New', leftAlone: { hasBranch: false } })
    expect(back.leftAlone.products).toEqual([(await product()).name])
    expect(await product()).toMatchObject({ isVisible: false, snoozedUntil: until })
  })

  it("restores the branch's earlier state, or keeps a state that somebody set since", async () => {
    const { branchId } = open.shop
    const until = inHours(3)
    await put('Branch/SetStatus', { branchIds: [branchId], state: 'Busy', minutes: 30, until })
    const was = await branch()
    const order = await open.place()
    await reject(order, { reasonCode: 'TooBusy', fixes: { pauseBranch: { preset: '30m' } } })
    expect((await branch()).state).toBe('Paused')
    await undo(order.id)
    expect(await branch()).toMatchObject({ state: 'Busy', busyMinutes: 30, stateUntil: was.stateUntil })
    await reject(order, busy)
    await put('Branch/SetStatus', { branchIds: [branchId], state: 'Paused', preset: '1h' })
    expect((await undo(order.id)).json().leftAlone).toEqual({ products: [], hasBranch: true })
    expect((await branch()).state).toBe('Paused')
  })
})
