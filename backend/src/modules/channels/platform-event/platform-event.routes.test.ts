import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import {
  hungerstationOrder,
  jahezOrder,
  keetaOrder,
  signatureHeaders,
} from '#src/testing/platform-message.ts'
import { boardOrder, eventually, liveOrders, sendMessage } from '#src/testing/shop-fixture.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

it('accepts an order of each platform in its own format', async () => {
  const { storeId, secret } = open.shop
  const hungerstation = hungerstationOrder({ storeId })
  const jahez = jahezOrder({ storeId })
  const keeta = keetaOrder({ storeId })
  await sendMessage(open.test, { message: hungerstation, secret })
  await sendMessage(open.test, { key: 'jahez', message: jahez, secret })
  await sendMessage(open.test, { key: 'keeta', message: keeta, secret })
  const common = {
    orderStatus: 'New',
    statusFamily: 'pending',
    branchId: open.shop.branchId,
    failureReason: null,
  }
  expect(await boardOrder(open.test, { headers: open.admin, orderId: hungerstation.order.id })).toMatchObject(
    {
      ...common,
      orderNumber: '4821',
      type: 'Delivery',
      channel: { key: 'hungerstation', logoUrl: '/channels/marks.svg#hungerstation' },
      customer: { name: 'Noura A.', phoneMasked: '•••• 678' },
      subTotal: 27,
      finalPrice: 37,
      vatTotal: 4.83,
      productOrder: [
        { productId: open.shop.productIds[0], productQuantity: 1, unitPrice: 25, finalPrice: 27 },
      ],
    },
  )
  expect(await boardOrder(open.test, { headers: open.admin, orderId: jahez.orderId })).toMatchObject({
    ...common,
    type: 'Pickup',
    note: 'بدون بصل',
    paymentType: 'Cash',
    discountTotal: 5,
    finalPrice: 50,
    productOrder: [
      { productQuantity: 2, modifierOrder: [{ optionOrder: [{ optionNameEn: 'Rice', price: 2.5 }] }] },
    ],
  })
  expect(await boardOrder(open.test, { headers: open.admin, orderId: keeta.data.orderViewId })).toMatchObject(
    {
      ...common,
      orderNumber: '12',
      paymentType: 'CardOnDelivery',
      finalPrice: 91.6,
      acceptBy: new Date(keeta.data.confirmDeadline * 1000).toISOString(),
      productOrder: [{ unitPrice: 25.1, finalPrice: 81.6 }],
    },
  )
})

it('stores the raw bytes and answers seven equal events with one order', async () => {
  const message = hungerstationOrder({ storeId: open.shop.storeId })
  const body = JSON.stringify(message, null, 3)
  const results = []
  for (let time = 0; time < 7; time += 1) {
    const answer = await sendMessage(open.test, { message: body, secret: open.shop.secret })
    results.push(answer.json().result)
  }
  expect(results).toEqual(['accepted', ...Array(6).fill('duplicate')])
  await boardOrder(open.test, { headers: open.admin, orderId: message.order.id })
  const { rows } = await open.owner.query('select raw_body from platform_event where event_id = $1', [
    message.event_id,
  ])
  expect(rows.map(row => row.raw_body.toString())).toEqual([body])
  expect(await open.countOf('app_order where channel_order_id = $1', [message.order.id])).toBe(1)
  expect(await open.countOf('stream_event where payload like $1', [`%${message.order.id}%`])).toBe(1)
})

it('refuses a deeply nested message before it is stored, even with a valid signature', async () => {
  const { storeId, secret } = open.shop
  const message = JSON.stringify(hungerstationOrder({ storeId }))
  const deep = `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`
  const before = await open.countOf('platform_event')
  const answer = await sendMessage(open.test, { message: `${message.slice(0, -1)},"x":${deep}}`, secret })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_json'])
  expect(await open.countOf('platform_event')).toBe(before)
})

it('accepts an order of 200 lines with all possible modifiers', async () => {
  const { storeId, secret } = open.shop
  const order = keetaOrder({ storeId })
  const [sku] = order.data.skus
  const items = Array.from({ length: 8 }, () => ({ name: 'أرز|Rice', count: 1, price: 250 }))
  const groups = Array.from({ length: 4 }, () => ({ name: 'إضافات|Extras', items }))
  const data = { ...order.data, skus: Array.from({ length: 200 }, () => ({ ...sku, groups })) }
  const answer = await sendMessage(open.test, { key: 'keeta', message: { ...order, data }, secret })
  expect(answer.json()).toMatchObject({ result: 'accepted' })
  const seen = await boardOrder(open.test, { headers: open.admin, orderId: order.data.orderViewId })
  expect(seen.productOrder).toHaveLength(200)
})

it('creates one order for concurrent events with different ids', async () => {
  const orderId = `HS${randomUUID()}`
  const messages = Array.from({ length: 7 }, () =>
    hungerstationOrder({ storeId: open.shop.storeId, orderId }),
  )
  await Promise.all(messages.map(message => sendMessage(open.test, { message, secret: open.shop.secret })))
  const states = []
  for (const message of messages) states.push(await open.inboxState(message.event_id))
  expect(states.map(row => row.state).toSorted()).toEqual(['done', ...Array(6).fill('ignored')])
  expect(await open.countOf('app_order where channel_order_id = $1', [orderId])).toBe(1)
})

it.each(['hungerstation', 'jahez', 'keeta'] as const)(
  'stores nothing of %s that is signed wrongly',
  async key => {
    const { storeId, secret } = open.shop
    const message = { hungerstation: hungerstationOrder, jahez: jahezOrder, keeta: keetaOrder }[key]({
      storeId,
    })
    const body = JSON.stringify(message)
    const right = signatureHeaders(key, body, secret)
    const before = await open.countOf('platform_event')
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
      const answer = await open.test.app.inject({ method: 'POST', url, headers: signed, payload })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().code).toBe('signature_invalid')
    }
    expect(await open.countOf('platform_event')).toBe(before)
  },
)

it('refuses a replayed request of the platform that signs the time', async () => {
  const body = JSON.stringify(keetaOrder({ storeId: open.shop.storeId }))
  jest.useFakeTimers({ now: Date.now() - 400_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  const old = signatureHeaders('keeta', body, open.shop.secret)
  jest.useRealTimers()
  const url = '/api/Channel/keeta/Webhook'
  expect((await open.test.app.inject({ method: 'POST', url, headers: old, payload: body })).statusCode).toBe(
    401,
  )
})

it('answers malformed JSON with 400 and an unknown platform with 404', async () => {
  const malformed = await sendMessage(open.test, { message: '{"store_id": ', secret: open.shop.secret })
  expect([malformed.statusCode, malformed.json().code]).toEqual([400, 'malformed_json'])
  const unknown = await open.test.app.inject({
    method: 'POST',
    url: '/api/Channel/uber/Webhook',
    payload: {},
  })
  expect(unknown.statusCode).toBe(404)
})

it('never answers invalid data with a server error, signed or not', async () => {
  const keys = ['hungerstation', 'jahez', 'keeta'] as const
  const store = { store_id: open.shop.storeId, branchCode: open.shop.storeId, shopId: open.shop.storeId }
  const kind = fc.constantFrom<unknown>(
    'ORDER_CREATED',
    'new_order',
    1001,
    1004,
    null,
    [],
    '\u0000',
    '__proto__',
  )
  const garbage = fc.record(
    {
      event_id: fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null)),
      event_type: kind,
      event: kind,
      opType: kind,
      orderId: fc.oneof(fc.string({ unit: 'binary' }), fc.double()),
      order: fc.oneof(
        fc.jsonValue(),
        fc.record({ id: fc.uuid(), items: fc.jsonValue(), amounts: fc.jsonValue() }),
      ),
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
      const answer = await sendMessage(open.test, { key, message, secret: open.shop.secret })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
  const { rows } = await eventually(async () => {
    const found = await open.owner.query(`select * from platform_event where state = 'received'`)
    return found.rows.length > 0 ? undefined : found
  })
  expect(rows).toEqual([])
  expect((await liveOrders(open.test, open.admin)).data.length).toBeGreaterThan(0)
})
