import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import {
  hungerstationEvent,
  hungerstationOrder,
  jahezOrder,
  keetaOrder,
  signatureHeaders,
} from '#src/testing/platform-message.ts'
import { addShop, boardOrder, eventually, liveOrders, placeOrder, sendMessage } from '#src/testing/shop-fixture.ts'
import type { Headers, Shop } from '#src/testing/shop-fixture.ts'

let test: TestApp
let shop: Shop
let headers: Headers
let owner: pg.Client

beforeAll(async () => {
  test = await createTestApp()
  shop = await addShop(test, 1)
  await addShop(test, 2)
  headers = await test.signIn('admin')
  owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

const countOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await owner.query(`select count(*) from ${sql}`, values)).rows[0].count)

const inboxState = (eventId: string) =>
  eventually(async () => {
    const { rows } = await owner.query('select state, error from platform_event where event_id = $1', [eventId])
    return rows[0]?.state === 'received' ? undefined : rows[0]
  })

it('takes an order of each platform in its own form', async () => {
  const { storeId, secret } = shop
  const hungerstation = hungerstationOrder({ storeId })
  const jahez = jahezOrder({ storeId })
  const keeta = keetaOrder({ storeId })
  await sendMessage(test, { message: hungerstation, secret })
  await sendMessage(test, { key: 'jahez', message: jahez, secret })
  await sendMessage(test, { key: 'keeta', message: keeta, secret })
  const common = { orderStatus: 'New', statusFamily: 'pending', branchId: shop.branchId, failureReason: null }
  expect(await boardOrder(test, { headers, orderId: hungerstation.order.id })).toMatchObject({
    ...common,
    orderNumber: '4821',
    type: 'Delivery',
    channel: { key: 'hungerstation', logoUrl: '/channels/hungerstation.svg' },
    customer: { name: 'Noura A.', phoneMasked: '•••• 678' },
    subTotal: 27,
    finalPrice: 37,
    vatTotal: 4.83,
    productOrder: [{ productId: shop.productIds[0], productQuantity: 1, unitPrice: 25, finalPrice: 27 }],
  })
  expect(await boardOrder(test, { headers, orderId: jahez.orderId })).toMatchObject({
    ...common,
    type: 'Pickup',
    note: 'بدون بصل',
    paymentType: 'Cash',
    discountTotal: 5,
    finalPrice: 50,
    productOrder: [{ productQuantity: 2, modifierOrder: [{ optionOrder: [{ optionNameEn: 'Rice', price: 2.5 }] }] }],
  })
  expect(await boardOrder(test, { headers, orderId: keeta.data.orderViewId })).toMatchObject({
    ...common,
    orderNumber: '12',
    paymentType: 'CardOnDelivery',
    finalPrice: 91.6,
    acceptBy: new Date(keeta.data.confirmDeadline * 1000).toISOString(),
    productOrder: [{ unitPrice: 25.1, finalPrice: 81.6 }],
  })
})

it('stores the bytes as they came and answers seven equal events with one order', async () => {
  const message = hungerstationOrder({ storeId: shop.storeId })
  const body = JSON.stringify(message, null, 3)
  const results = []
  for (let time = 0; time < 7; time += 1) {
    const answer = await sendMessage(test, { message: body, secret: shop.secret })
    results.push(answer.json().result)
  }
  expect(results).toEqual(['accepted', ...Array(6).fill('duplicate')])
  await boardOrder(test, { headers, orderId: message.order.id })
  const { rows } = await owner.query('select raw_body from platform_event where event_id = $1', [message.event_id])
  expect(rows.map(row => row.raw_body.toString())).toEqual([body])
  expect(await countOf('app_order where channel_order_id = $1', [message.order.id])).toBe(1)
  expect(await countOf('stream_event where payload like $1', [`%${message.order.id}%`])).toBe(1)
})

it('makes one order of one that comes under several event ids at the same time', async () => {
  const orderId = `HS${randomUUID()}`
  const messages = Array.from({ length: 7 }, () => hungerstationOrder({ storeId: shop.storeId, orderId }))
  await Promise.all(messages.map(message => sendMessage(test, { message, secret: shop.secret })))
  const states = await Promise.all(messages.map(message => inboxState(message.event_id)))
  expect(states.map(row => row.state).toSorted()).toEqual(['done', ...Array(6).fill('ignored')])
  expect(await countOf('app_order where channel_order_id = $1', [orderId])).toBe(1)
})

it.each(['hungerstation', 'jahez', 'keeta'] as const)('stores nothing of %s that is signed wrongly', async key => {
  const { storeId, secret } = shop
  const message = { hungerstation: hungerstationOrder, jahez: jahezOrder, keeta: keetaOrder }[key]({ storeId })
  const body = JSON.stringify(message)
  const right = signatureHeaders(key, body, secret)
  const before = await countOf('platform_event')
  const tries = [
    { body, headers: signatureHeaders(key, body, 'another secret') },
    { body: `${body} `, headers: right },
    { body: body.replace('KBS-001', 'KBS-002'), headers: right },
    { body, headers: { 'content-type': 'application/json' } },
    { body: body.replace(storeId, 'store-2a'), headers: right },
    { body: body.replace(storeId, 'store-nobody'), headers: right },
  ]
  for (const { body: payload, headers: signed } of tries) {
    const url = `/api/Channel/${key}/Webhook`
    const answer = await test.app.inject({ method: 'POST', url, headers: signed, payload })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('signature_invalid')
  }
  expect(await countOf('platform_event')).toBe(before)
})

it('refuses an old request of the platform that signs the time', async () => {
  const body = JSON.stringify(keetaOrder({ storeId: shop.storeId }))
  jest.useFakeTimers({ now: Date.now() - 400_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  const old = signatureHeaders('keeta', body, shop.secret)
  jest.useRealTimers()
  const url = '/api/Channel/keeta/Webhook'
  expect((await test.app.inject({ method: 'POST', url, headers: old, payload: body })).statusCode).toBe(401)
})

it('keeps an order with an unknown product as Failed, with the name of the product', async () => {
  const wanted = { shop, headers, skus: ['KBS-001', 'NEW-999'], name: 'Moon Soup' }
  expect(await placeOrder(test, wanted)).toMatchObject({
    orderStatus: 'Failed',
    failureReason: 'unknown_product',
    failureDetail: 'Moon Soup',
    productOrder: [{ productId: shop.productIds[0] }, { productId: null }],
  })
})

it('finds a product by its name when the platform does not send our number', async () => {
  const order = await placeOrder(test, { shop, headers, skus: ['THEIR-1'], name: 'fattoush' })
  expect(order).toMatchObject({ orderStatus: 'New', productOrder: [{ productId: shop.productIds[1] }] })
})

it('keeps an order whose sums do not add up as Failed', async () => {
  expect(await placeOrder(test, { shop, headers, total: 36 })).toMatchObject({
    orderStatus: 'Failed',
    failureReason: 'price_mismatch',
    failureDetail: '37.00 ≠ 36.00',
  })
})

it('keeps an order that it cannot understand as Failed, and the event in the inbox', async () => {
  const broken = hungerstationOrder({ storeId: shop.storeId })
  const [item] = broken.order.items
  const message = { ...broken, order: { ...broken.order, items: [{ ...item, qty: 4_294_967_296 }] } }
  await sendMessage(test, { message, secret: shop.secret })
  expect(await boardOrder(test, { headers, orderId: broken.order.id })).toMatchObject({
    orderStatus: 'Failed',
    failureReason: 'invalid_payload',
    productOrder: [],
  })
  expect(await inboxState(broken.event_id)).toMatchObject({ state: 'failed', error: expect.stringContaining('quantity') })
})

it('applies a cancellation that overtook its order', async () => {
  const order = hungerstationOrder({ storeId: shop.storeId })
  const about = { storeId: shop.storeId, orderId: order.order.id }
  const cancel = hungerstationEvent('ORDER_CANCELLED', about)
  await sendMessage(test, { message: cancel, secret: shop.secret })
  expect(await inboxState(cancel.event_id)).toMatchObject({ state: 'waiting' })
  await sendMessage(test, { message: order, secret: shop.secret })
  const shown = await boardOrder(test, { headers, orderId: about.orderId })
  expect(shown).toMatchObject({ orderStatus: 'Cancelled', closedAt: expect.any(String) })
  expect(await inboxState(cancel.event_id)).toMatchObject({ state: 'done' })
  const history = await test.app.inject({ url: `/api/Order/History/${shown.id}`, headers })
  expect(history.json()).toMatchObject([
    { action: 'Place', from: null, to: 'New', source: 'channel' },
    { action: 'Cancel', from: 'New', to: 'Cancelled', source: 'channel', note: 'customer changed his mind' },
  ])
})

it('never loses a cancellation that arrives at the same moment as its order', async () => {
  const orders = Array.from({ length: 10 }, () => hungerstationOrder({ storeId: shop.storeId }))
  await Promise.all(
    orders.flatMap(message => [
      sendMessage(test, { message, secret: shop.secret }),
      sendMessage(test, {
        message: hungerstationEvent('ORDER_CANCELLED', { storeId: shop.storeId, orderId: message.order.id }),
        secret: shop.secret,
      }),
    ]),
  )
  for (const { order } of orders) {
    await boardOrder(test, { headers, orderId: order.id, isReady: found => found.orderStatus === 'Cancelled' })
  }
})

it('shows the driver, whichever of his messages comes first', async () => {
  const order = await placeOrder(test, { shop, headers })
  const about = { storeId: shop.storeId, orderId: order.channelOrderId }
  for (const kind of ['RIDER_ARRIVED', 'RIDER_ASSIGNED'] as const) {
    const message = hungerstationEvent(kind, about)
    await sendMessage(test, { message, secret: shop.secret })
    await inboxState(message.event_id)
  }
  const shown = await boardOrder(test, { headers, orderId: about.orderId })
  expect(shown.driver).toEqual({ name: 'Omar', phoneMasked: '•••• 321', etaAt: null, arrived: true })
})

it('does what was left undone by a process that died after it had answered', async () => {
  const message = hungerstationOrder({ storeId: shop.storeId })
  await owner.query(
    `insert into platform_event (account_id, integration_id, channel_id, event_id, event_type, channel_order_id, raw_body)
     select account_id, id, channel_id, $1, 'ORDER_CREATED', $2, $3 from integration
     where store_id = $4 and channel_id = 1`,
    [message.event_id, message.order.id, Buffer.from(JSON.stringify(message)), shop.storeId],
  )
  await test.platform.jobs.run('process platform events')
  expect(await boardOrder(test, { headers, orderId: message.order.id })).toMatchObject({ orderStatus: 'New' })
})

it('answers malformed JSON with 400 and an unknown platform with 404', async () => {
  const malformed = await sendMessage(test, { message: '{"store_id": ', secret: shop.secret })
  expect([malformed.statusCode, malformed.json().code]).toEqual([400, 'malformed_json'])
  const unknown = await test.app.inject({ method: 'POST', url: '/api/Channel/uber/Webhook', payload: {} })
  expect(unknown.statusCode).toBe(404)
})

it('never answers garbage with a server error, signed or not', async () => {
  const keys = ['hungerstation', 'jahez', 'keeta'] as const
  const store = { store_id: shop.storeId, branchCode: shop.storeId, shopId: shop.storeId }
  const kind = fc.constantFrom<unknown>('ORDER_CREATED', 'new_order', 1001, 1004, null, [], '\u0000', '__proto__')
  const garbage = fc.record(
    {
      event_id: fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null)),
      event_type: kind,
      event: kind,
      opType: kind,
      orderId: fc.oneof(fc.string({ unit: 'binary' }), fc.double()),
      order: fc.oneof(fc.jsonValue(), fc.record({ id: fc.uuid(), items: fc.jsonValue(), amounts: fc.jsonValue() })),
      data: fc.oneof(fc.jsonValue(), fc.record({ orderViewId: fc.uuid(), skus: fc.jsonValue() })),
    },
    { requiredKeys: [] },
  )
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    garbage.map(extra => JSON.stringify({ ...store, ...extra })),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keys), body, async (key, message) => {
      const answer = await sendMessage(test, { key, message, secret: shop.secret })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
  const { rows } = await eventually(async () => {
    const found = await owner.query(`select * from platform_event where state = 'received'`)
    return found.rows.length > 0 ? undefined : found
  })
  expect(rows).toEqual([])
  expect((await liveOrders(test, headers)).data.length).toBeGreaterThan(0)
})
