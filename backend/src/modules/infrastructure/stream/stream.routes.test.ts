import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { act, addShop, eventually, liveOrders, placeOrder } from '#src/testing/shop-fixture.ts'
import type { Headers, Shop } from '#src/testing/shop-fixture.ts'

let test: TestApp
let shop: Shop
let admin: Headers
let second: Headers
let base: string
let owner: pg.Client

beforeAll(async () => {
  test = await createTestApp()
  shop = await addShop(test, 1)
  await addShop(test, 2)
  admin = await test.signIn('admin')
  second = await test.signIn('second')
  base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

afterEach(() => jest.useRealTimers())

const place = () => placeOrder(test, { shop, headers: admin })
const outbox = async (after: number): Promise<number[]> => {
  const { rows } = await owner.query(
    'select id::int from stream_event where account_id = 1 and id > $1 order by id',
    [after],
  )
  return rows.map(row => row.id)
}

it("notifies every browser of the merchant, each with its user's actions", async () => {
  const kitchen = await test.signIn('kitchen')
  const streams = await Promise.all([admin, admin, kitchen].map(headers => openStream(base, { headers })))
  const order = await place()
  const events = await Promise.all(streams.map(stream => stream.next('order.upserted')))
  expect(events.map(event => event.data.order.id)).toEqual([order.id, order.id, order.id])
  expect(events.map(event => event.data.order.availableActions.length)).toEqual([4, 4, 0])
  expect(events[0]?.data.order).toEqual(order)
  await Promise.all(streams.map(stream => stream.close()))
})

it('offers an undo to the user who took the step, on all their screens, and to nobody else', async () => {
  const readers = [admin, admin, await test.signIn('staff'), await test.signIn('kitchen')]
  const streams = await Promise.all(readers.map(headers => openStream(base, { headers })))
  const order = await place()
  await act(test, { headers: admin, orderId: order.id, action: ORDER_ACTION.Accept })
  await act(test, { headers: admin, orderId: order.id, action: ORDER_ACTION.MarkReady })
  const canUndo = await Promise.all(
    streams.map(async ({ events }) => {
      const ready = await eventually(async () =>
        events.find(({ data }) => data.order?.id === order.id && data.order.orderStatus === 'Ready'),
      )
      const actions: { actionName: string }[] = ready.data.order.availableActions
      return actions.some(({ actionName }) => actionName === 'UndoLast')
    }),
  )
  expect(canUndo).toEqual([true, true, false, false])
  await Promise.all(streams.map(stream => stream.close()))
})

it('sends nothing to another merchant', async () => {
  const stream = await openStream(base, { headers: second })
  await place()
  await wait(150)
  expect(stream.events.map(event => event.type)).toEqual(['heartbeat'])
  await stream.close()
})

it('continues from the cursor of the board without a gap', async () => {
  const { cursor } = await liveOrders(test, admin)
  const missed = await place()
  const stream = await openStream(base, { headers: admin, lastEventId: cursor })
  expect((await stream.next('order.upserted')).data.order.id).toBe(missed.id)
  await stream.close()
})

it('delivers exactly the outbox in order, across any number of disconnections', async () => {
  const start = (await outbox(0)).at(-1) ?? 0
  const received: number[] = []
  let isOver = false
  const orders = (async () => {
    for (let count = 0; count < 5; count += 1) {
      const batch = await Promise.all([place(), place(), place()])
      await Promise.all(batch.map(({ id }) => act(test, { headers: admin, orderId: id, action: 1 })))
    }
    isOver = true
  })()
  const finish = async () => isOver && received.length >= (await outbox(start)).length
  while (!(await finish())) {
    const stream = await openStream(base, { headers: admin, lastEventId: String(received.at(-1) ?? start) })
    await wait(Math.random() * 40)
    await stream.close()
    received.push(...stream.events.flatMap(event => (event.id === undefined ? [] : Number(event.id))))
  }
  await orders
  expect(received).toEqual(await outbox(start))
  expect(received.length).toBe(30)
})

it.each(['999999999', 'garbage', '-1'])(
  'requests a reload from a browser that resumes from %s',
  async lastEventId => {
    const stream = await openStream(base, { headers: admin, lastEventId })
    const reset = await stream.next('reset')
    expect(reset).toMatchObject({ id: reset.data.cursor, data: { cursor: String((await outbox(0)).at(-1)) } })
    await stream.close()
  },
)

it('requests a reload when missed events are no longer stored', async () => {
  await place()
  await owner.query('delete from stream_event where account_id = 1 and id <= 3')
  const stream = await openStream(base, { headers: admin, lastEventId: '1' })
  await stream.next('reset')
  await stream.close()
})

it('sends a user of one branch only its events', async () => {
  await owner.query(
    `insert into user_branch (account_id, user_id, branch_id) select 1, id, $1 from app_user where email = 'staff@sufra.test'`,
    [shop.otherBranchId],
  )
  const stream = await openStream(base, { headers: await test.signIn('staff') })
  await place()
  const other = await placeOrder(test, { shop, headers: admin, storeId: shop.otherStoreId })
  expect((await stream.next('order.upserted')).data.order.id).toBe(other.id)
  await stream.close()
})

it('ends with the session', async () => {
  const headers = await test.signIn('admin')
  const stream = await openStream(base, { headers })
  await stream.next('heartbeat')
  await test.app.inject({ method: 'POST', url: '/api/Authentication/Logout', headers })
  await test.foundation.timers.run('cut ended live streams')
  await eventually(async () => stream.isEnded() || undefined)
})

it('ends when its token is out of date, so that an idle page refreshes it', async () => {
  const stream = await openStream(base, { headers: await test.signIn('second') })
  await stream.next('heartbeat')
  const changed = await test.app.inject({
    method: 'POST',
    url: '/api/Release/SetMerchantChannel',
    headers: await test.signIn('operator'),
    payload: { accountId: 2, channel: 'beta' },
  })
  expect(changed.statusCode).toBe(200)
  jest.useFakeTimers({ now: Date.now() + 4000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  await eventually(async () => {
    await test.foundation.timers.run('cut ended live streams')
    return stream.isEnded() || undefined
  })
})

it('sends the operator nothing about orders', async () => {
  const inbox = await openStream(base, { headers: await test.signIn('operator') })
  const stream = await openStream(base, { headers: admin })
  await inbox.next('reset')
  await placeOrder(test, { shop, headers: admin })
  await stream.next('order.upserted')
  const { app } = test
  const payload = { subject: 'Late', text: 'Where?' }
  await app.inject({ method: 'POST', url: '/api/Ticket/Add', payload, headers: admin })
  await inbox.next('ticket.message')
  expect(inbox.events.map(({ type }) => type)).not.toContain('order.upserted')
  await Promise.all([inbox.close(), stream.close()])
})

it('leaves no error when a browser disconnects', async () => {
  const logged = jest.spyOn(test.foundation.log, 'error')
  const stream = await openStream(base, { headers: admin })
  await stream.next('heartbeat')
  await stream.close()
  await wait(200)
  expect(logged).not.toHaveBeenCalled()
})
