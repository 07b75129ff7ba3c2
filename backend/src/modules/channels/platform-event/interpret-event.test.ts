import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { hungerstationEvent, hungerstationOrder } from '#src/testing/platform-message.ts'
import { boardOrder, sendMessage } from '#src/testing/shop-fixture.ts'
import { INBOX_TIMER } from './inbox-worker.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

it('stores an order with an unknown product as Failed, with the name of the product', async () => {
  const wanted = { skus: ['KBS-001', 'NEW-999'], name: 'Moon Soup' }
  expect(await open.place(wanted)).toMatchObject({
    orderStatus: 'Failed',
    failureReason: 'unknown_product',
    failureDetail: 'Moon Soup',
    productOrder: [{ productId: open.shop.productIds[0] }, { productId: null }],
  })
})

it('finds a product by its name when the platform does not send its number', async () => {
  const order = await open.place({ skus: ['THEIR-1'], name: 'fattoush' })
  expect(order).toMatchObject({ orderStatus: 'New', productOrder: [{ productId: open.shop.productIds[1] }] })
})

it('applies a cancellation that arrives before its order', async () => {
  const order = hungerstationOrder({ storeId: open.shop.storeId })
  const about = { storeId: open.shop.storeId, orderId: order.order.id }
  const cancel = hungerstationEvent('ORDER_CANCELLED', about)
  await sendMessage(open.test, { message: cancel, secret: open.shop.secret })
  expect(await open.inboxState(cancel.event_id)).toMatchObject({ state: 'waiting' })
  await sendMessage(open.test, { message: order, secret: open.shop.secret })
  const shown = await boardOrder(open.test, { headers: open.admin, orderId: about.orderId })
  expect(shown).toMatchObject({ orderStatus: 'Cancelled', closedAt: expect.any(String) })
  expect(await open.inboxState(cancel.event_id)).toMatchObject({ state: 'done' })
  const history = await open.test.app.inject({ url: `/api/Order/History/${shown.id}`, headers: open.admin })
  expect(history.json()).toMatchObject([
    { action: 'Place', from: null, to: 'New', source: 'channel' },
    {
      action: 'Cancel',
      from: 'New',
      to: 'Cancelled',
      source: 'channel',
      note: 'customer changed their mind',
    },
  ])
})

it('never loses a cancellation that arrives at the same moment as its order', async () => {
  const orders = Array.from({ length: 10 }, () => hungerstationOrder({ storeId: open.shop.storeId }))
  await Promise.all(
    orders.flatMap(message => [
      sendMessage(open.test, { message, secret: open.shop.secret }),
      sendMessage(open.test, {
        message: hungerstationEvent('ORDER_CANCELLED', {
          storeId: open.shop.storeId,
          orderId: message.order.id,
        }),
        secret: open.shop.secret,
      }),
    ]),
  )
  for (const { order } of orders) {
    await boardOrder(open.test, {
      headers: open.admin,
      orderId: order.id,
      isReady: found => found.orderStatus === 'Cancelled',
    })
  }
})

it('shows the driver whichever message arrives first', async () => {
  const order = await open.place()
  const about = { storeId: open.shop.storeId, orderId: order.channelOrderId }
  for (const kind of ['RIDER_ARRIVED', 'RIDER_ASSIGNED'] as const) {
    const message = hungerstationEvent(kind, about)
    await sendMessage(open.test, { message, secret: open.shop.secret })
    await open.inboxState(message.event_id)
  }
  const shown = await boardOrder(open.test, { headers: open.admin, orderId: about.orderId })
  expect(shown.driver).toEqual({ name: 'Omar', phoneMasked: '•••• 321', etaAt: null, arrived: true })
})

it('processes the events of a process that died after its answer', async () => {
  const message = hungerstationOrder({ storeId: open.shop.storeId })
  await open.owner.query(
    `insert into platform_event (account_id, integration_id, channel_id, event_id, event_type, channel_order_id, raw_body)
     select account_id, id, channel_id, $1, 'ORDER_CREATED', $2, $3 from integration
     where store_id = $4 and channel_id = 1`,
    [message.event_id, message.order.id, Buffer.from(JSON.stringify(message)), open.shop.storeId],
  )
  await open.test.foundation.timers.run(INBOX_TIMER)
  expect(await boardOrder(open.test, { headers: open.admin, orderId: message.order.id })).toMatchObject({
    orderStatus: 'New',
  })
})
