import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { act, addShop, boardOrder, liveOrders, placeOrder } from '#src/testing/shop-fixture.ts'
import type { Headers, Shop } from '#src/testing/shop-fixture.ts'
import { DUE_JOB } from './order.service.ts'

const { Accept, Reject, StartPreparing, MarkReady, HandOver, Cancel, Delay, Acknowledge, Print, UndoLast, Reinject } =
  ORDER_ACTION
const MINUTE = 60_000

let test: TestApp
let shop: Shop
let admin: Headers
let kitchen: Headers
let owner: pg.Client

beforeAll(async () => {
  test = await createTestApp()
  shop = await addShop(test, 1)
  await addShop(test, 2)
  admin = await test.signIn('admin')
  kitchen = await test.signIn('kitchen')
  owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

const place = (wanted = {}) => placeOrder(test, { shop, headers: admin, ...wanted })
const actAs = (headers: Headers, orderId: number, action: number, more = {}) =>
  act(test, { headers, orderId, action, ...more })
const get = async (url: string, headers = admin) => (await test.app.inject({ url, headers })).json()
const details = (id: number) => get(`/api/Order/Details/${id}`)
const steps = async (id: number) =>
  (await get(`/api/Order/History/${id}`)).map(({ action, from, to }: Record<string, string>) => [action, from, to])

it('carries an order from the counter to the driver and writes down every step', async () => {
  const { id, rowVersion } = await place()
  const accepted = await actAs(admin, id, Accept, { prepMinutes: 25, rowVersion })
  expect(accepted.json()).toMatchObject({ orderStatus: 'Preparing', orderStatusId: 3, prepMinutes: 25 })
  const { acceptedAt, promisedAt } = accepted.json()
  expect(Date.parse(promisedAt) - Date.parse(acceptedAt)).toBe(25 * MINUTE)
  expect((await actAs(kitchen, id, MarkReady)).json()).toMatchObject({ orderStatus: 'Ready', availableActions: [] })
  expect((await actAs(admin, id, HandOver)).json()).toMatchObject({ orderStatus: 'PickedUp', closedAt: null })
  expect((await actAs(admin, id, ORDER_ACTION.Complete)).json()).toMatchObject({
    orderStatus: 'Completed',
    closedAt: expect.any(String),
  })
  expect(await steps(id)).toEqual([
    ['Place', null, 'New'],
    ['Accept', 'New', 'Preparing'],
    ['MarkReady', 'Preparing', 'Ready'],
    ['HandOver', 'Ready', 'PickedUp'],
    ['Complete', 'PickedUp', 'Completed'],
  ])
  const { rows } = await owner.query(`select payload::json -> 'order' ->> 'orderStatus' status from stream_event
    where (payload::json -> 'order' ->> 'id')::int = $1 order by id`, [id])
  expect(rows.map(row => row.status)).toEqual(['New', 'Preparing', 'Ready', 'PickedUp', 'Completed'])
})

it('lets nobody do in any state what availableActions does not list', async () => {
  const { id } = await place()
  const needs: Record<number, object> = {
    [Reject]: { reasonCode: 'TooBusy' },
    [Cancel]: { reasonCode: 'TooBusy' },
    [Delay]: { addMinutes: 5 },
  }
  for (const status of ['New', 'Accepted', 'Preparing', 'Ready', 'PickedUp', 'Completed', 'Rejected', 'Cancelled', 'Missed', 'Scheduled', 'Failed']) {
    for (const action of Object.values(ORDER_ACTION)) {
      await owner.query('update app_order set status = $1, undo_from = null, undo_user_id = null, delay_minutes = 0 where id = $2', [status, id])
      const listed = (await details(id)).availableActions.map((each: { action: number }) => each.action)
      const answer = await actAs(admin, id, action, needs[action])
      expect([status, action, answer.statusCode]).toEqual([status, action, listed.includes(action) ? 200 : 409])
      if (answer.statusCode === 409) {
        expect(answer.json()).toMatchObject({ code: 'illegal_transition', current: { id, orderStatus: status } })
      }
    }
  }
})

it('lets exactly one of two people accept', async () => {
  const staff = await test.signIn('staff')
  for (let round = 0; round < 5; round += 1) {
    const { id } = await place()
    const answers = await Promise.all([admin, staff, admin, staff].map(headers => actAs(headers, id, Accept)))
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect((await steps(id)).length).toBe(2)
  }
})

it('does an action once per Idempotency-Key, and refuses the key for another one', async () => {
  const { id } = await place()
  const headers = { ...admin, 'idempotency-key': randomUUID() }
  const [first, second] = await Promise.all([actAs(headers, id, Print), actAs(headers, id, Print)])
  expect([first.json(), second.json()]).toEqual([first.json(), first.json()])
  expect((await details(id)).printCount).toBe(1)
  const other = await actAs(headers, id, Accept)
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused'])
})

it('refuses an action on an order that changed since it was seen', async () => {
  const { id, rowVersion } = await place()
  await actAs(admin, id, Print)
  const answer = await actAs(admin, id, Accept, { rowVersion })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'stale_version', current: { id, printCount: 1, rowVersion: rowVersion + 1 } })
})

it('writes nothing when an order is only acknowledged', async () => {
  const { id, rowVersion } = await place()
  expect((await actAs(admin, id, Acknowledge)).json()).toMatchObject({ orderStatus: 'New', rowVersion })
  expect((await details(id)).rowVersion).toBe(rowVersion)
})

it('takes a step back for who took it, and for nobody else', async () => {
  const staff = await test.signIn('staff')
  const { id } = await place({ isPickup: true })
  await actAs(admin, id, Accept)
  await actAs(admin, id, MarkReady)
  await actAs(admin, id, HandOver)
  expect((await actAs(staff, id, UndoLast)).statusCode).toBe(409)
  expect((await actAs(admin, id, UndoLast)).json()).toMatchObject({ orderStatus: 'Ready', closedAt: null })
  expect((await actAs(admin, id, UndoLast)).statusCode).toBe(409)
})

it('delays as often as the platform lets it', async () => {
  const { id } = await place()
  const { promisedAt } = (await actAs(admin, id, Accept)).json()
  const delayed = (await actAs(admin, id, Delay, { addMinutes: 20 })).json()
  expect(Date.parse(delayed.promisedAt) - Date.parse(promisedAt)).toBe(20 * MINUTE)
  const tooMuch = await actAs(admin, id, Delay, { addMinutes: 15 })
  expect([tooMuch.statusCode, Object.keys(tooMuch.json().errors)]).toEqual([400, ['addMinutes']])
  expect((await actAs(admin, id, Delay, { addMinutes: 10 })).statusCode).toBe(200)
  expect((await actAs(admin, id, Delay, { addMinutes: 5 })).statusCode).toBe(409)
})

it('asks for the reason of a refusal, and for words with "Other"', async () => {
  const { id } = await place()
  for (const body of [{}, { reasonCode: 'Other' }, { reasonCode: 'CustomerRequest' }]) {
    expect((await actAs(admin, id, Reject, body)).statusCode).toBe(400)
  }
  const rejected = await actAs(admin, id, Reject, { reasonCode: 'Other', reasonText: 'No gas today' })
  expect(rejected.json()).toMatchObject({ orderStatus: 'Rejected', reasonCode: 'Other' })
})

it('snoozes what is not available in the step that refuses the order', async () => {
  const { id, productOrder } = await place({ skus: ['KBS-001', 'SLD-002'] })
  const until = new Date(Date.now() + 60 * MINUTE).toISOString()
  const [, fattoush] = shop.productIds
  const fixes = { snoozeProducts: { until } }
  const foreign = await actAs(admin, id, Reject, { reasonCode: 'ItemUnavailable', unavailableProductIds: [shop.productIds[2]], fixes })
  expect(foreign.statusCode).toBe(400)
  const sent = { reasonCode: 'ItemUnavailable', unavailableProductIds: [fattoush], fixes }
  expect((await actAs(admin, id, Reject, sent)).statusCode).toBe(200)
  expect(productOrder.map(line => line.productId)).toContain(fattoush)
  const { rows } = await owner.query('select is_visible, snoozed_until from product where id = $1', [fattoush])
  expect(rows).toEqual([{ is_visible: false, snoozed_until: new Date(until) }])
  await owner.query('update product set is_visible = true, snoozed_until = null where id = $1', [fattoush])
})

it('misses an order that nobody answered, and says so', async () => {
  const acceptUntil = new Date(Date.now() + 10 * MINUTE)
  const { id, acceptBy } = await place({ acceptUntil })
  expect(acceptBy).toBe(acceptUntil.toISOString())
  await test.platform.jobs.run(DUE_JOB)
  expect((await details(id)).orderStatus).toBe('New')
  await owner.query('update app_order set accept_by = now() where id = $1', [id])
  await test.platform.jobs.run(DUE_JOB)
  expect(await details(id)).toMatchObject({ orderStatus: 'Missed', closedAt: expect.any(String) })
  expect((await steps(id)).at(-1)).toEqual(['expire', 'New', 'Missed'])
  expect((await actAs(admin, id, Accept)).statusCode).toBe(409)
})

it('holds a scheduled order back until it is time, and can accept it before', async () => {
  const scheduledFor = new Date(Date.now() + 3 * 60 * MINUTE)
  const waiting = await place({ scheduledFor })
  expect(waiting).toMatchObject({ orderStatus: 'Scheduled', promisedAt: scheduledFor.toISOString() })
  const accepted = await place({ scheduledFor })
  expect((await actAs(admin, accepted.id, Accept)).json()).toMatchObject({
    orderStatus: 'Accepted',
    promisedAt: scheduledFor.toISOString(),
  })
  expect((await actAs(kitchen, accepted.id, StartPreparing)).json().orderStatus).toBe('Preparing')
  await owner.query('update app_order set release_at = now() where id = $1', [waiting.id])
  await test.platform.jobs.run(DUE_JOB)
  const released = await details(waiting.id)
  expect(released.orderStatus).toBe('New')
  expect(Date.parse(released.acceptBy)).toBeGreaterThan(Date.now() + 60_000)
})

it('completes what the driver took 90 minutes ago', async () => {
  const { id } = await place()
  for (const action of [Accept, MarkReady, HandOver]) await actAs(admin, id, action)
  await test.platform.jobs.run(DUE_JOB)
  expect((await details(id)).orderStatus).toBe('PickedUp')
  await owner.query(`update app_order set picked_up_at = now() - interval '91 minutes' where id = $1`, [id])
  await test.platform.jobs.run(DUE_JOB)
  expect((await details(id)).orderStatus).toBe('Completed')
})

it('brings a failed order back once its product is on the menu', async () => {
  const order = await place({ skus: ['SOUP-1'], name: 'Moon Soup' })
  expect((await actAs(admin, order.id, Reinject)).json()).toMatchObject({ code: 'illegal_transition' })
  await owner.query(`update product set sku = 'SOUP-1' where id = $1`, [shop.productIds[2]])
  expect((await actAs(admin, order.id, Reinject)).json()).toMatchObject({
    orderStatus: 'New',
    failureReason: null,
    productOrder: [{ productId: shop.productIds[2] }],
  })
})

it('lets the kitchen neither accept nor reject', async () => {
  const { id } = await place()
  for (const action of [Accept, Reject, Cancel, Print]) {
    const answer = await actAs(kitchen, id, action)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden_role'])
  }
})

it('keeps the operator away from the board', async () => {
  const operator = await test.signIn('operator')
  const { id } = await place()
  expect((await test.app.inject({ url: '/api/Order/GetLiveOrders', headers: operator })).statusCode).toBe(403)
  expect((await actAs(operator, id, Accept)).statusCode).toBe(403)
  expect(await get(`/api/Order/Details/${id}`, operator)).toMatchObject({ id, availableActions: [] })
})

it('answers for the order of another merchant as for one that does not exist', async () => {
  const { id } = await place()
  const second = await test.signIn('second')
  const absent = 2_000_000_000
  const same = async (ask: (orderId: number) => Promise<{ statusCode: number; json(): object }>) => {
    const [foreign, none] = await Promise.all([ask(id), ask(absent)])
    expect(foreign.statusCode).toBe(404)
    expect({ ...foreign.json(), traceId: '' }).toEqual({ ...none.json(), traceId: '' })
  }
  await same(orderId => actAs(second, orderId, Accept))
  await same(orderId => test.app.inject({ url: `/api/Order/Details/${orderId}`, headers: second }))
  await same(orderId => test.app.inject({ url: `/api/Order/History/${orderId}`, headers: second }))
  expect((await liveOrders(test, second)).data).toEqual([])
  expect((await get(`/api/Order/GetLiveOrders?BranchId=${shop.branchId}`, second)).data).toEqual([])
  expect((await details(id)).rowVersion).toBe(1)
})

it('shows a user of one branch that branch only', async () => {
  const there = await place()
  const elsewhere = await place({ storeId: shop.otherStoreId })
  await owner.query(
    `insert into user_branch (account_id, user_id, branch_id) select 1, id, $1 from app_user where email = 'staff@sufra.test'`,
    [shop.branchId],
  )
  const staff = await test.signIn('staff')
  const shown = (await liveOrders(test, staff)).data
  expect(shown.some(order => order.id === there.id)).toBe(true)
  expect(shown.every(order => order.branchId === shop.branchId)).toBe(true)
  const answers = [
    await test.app.inject({ url: `/api/Order/Details/${elsewhere.id}`, headers: staff }),
    await actAs(staff, elsewhere.id, Accept),
    await test.app.inject({ url: `/api/Order/GetLiveOrders?BranchId=${shop.otherBranchId}`, headers: staff }),
  ]
  expect(answers.map(answer => answer.json().code)).toEqual(Array(3).fill('forbidden_branch'))
})

it('finds orders by number, customer, phone, product and state', async () => {
  const { id, channelOrderId } = await place({ skus: ['DRK-003'], name: 'Mint Lemonade' })
  const found = async (query: string) => (await get(`/api/Order/Get?${query}`)).data.map((each: { id: number }) => each.id)
  for (const query of [`Search=${channelOrderId}`, 'search=noura', 'Search=5678', 'Search=lemonade', 'OrderStatusId=1', 'ChannelId=1']) {
    expect(await found(`${query}&PaginatedRequest.PageSize=1000`)).toContain(id)
  }
  for (const query of ['Search=nobody%25', 'Search=%5C', 'OrderStatusId=9&Search=4821x', 'ChannelId=3', 'OrderStatusId=55']) {
    expect(await found(query)).toEqual([])
  }
  expect(await get('/api/Order/Get?PaginatedRequest.PageSize=2')).toMatchObject({ pageSize: 2, hasNextPage: true })
})

it('sorts the board by urgency and gives the cursor that it includes', async () => {
  const late = await place({ acceptUntil: new Date(Date.now() + 50 * MINUTE) })
  const soon = await place({ acceptUntil: new Date(Date.now() + 2 * MINUTE) })
  const { data, cursor, serverTime } = await liveOrders(test, admin)
  const position = (id: number) => data.findIndex(order => order.id === id)
  expect(position(soon.id)).toBeLessThan(position(late.id))
  const { rows } = await owner.query('select last_id::text from stream_counter where account_id = 1')
  expect(cursor).toBe(rows[0].last_id)
  expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(5000)
  expect(await boardOrder(test, { headers: kitchen, orderId: soon.channelOrderId })).toMatchObject({ availableActions: [] })
})
