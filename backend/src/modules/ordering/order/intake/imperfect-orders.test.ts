import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import { NO_POLICY } from '@sufra/shared/contracts/state-choices'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { Order } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { hungerstationOrder, jahezOrder, keetaOrder } from '#src/testing/platform-message.ts'
import { boardOrder, sendMessage } from '#src/testing/shop-fixture.ts'
import { DUE_TIMER } from '../order.service.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

type Key = 'hungerstation' | 'jahez' | 'keeta'

interface Arriving {
  orderId: string
  key?: Key
  isReady?: (order: Order) => boolean
}

const arrive = async (message: object, { orderId, key = 'hungerstation', isReady }: Arriving) => {
  await sendMessage(open.test, { key, message, secret: open.shop.secret })
  return boardOrder(open.test, { headers: open.admin, orderId, isReady })
}

/** Returns an order of HungerStation without options, with the changes of the test. */
const order = async (changes: object, item: object = {}): Promise<Order> => {
  const message = hungerstationOrder({ storeId: open.shop.storeId })
  const [usual] = message.order.items
  const items = [{ ...usual, options: [], ...item }]
  return arrive({ ...message, order: { ...message.order, items, ...changes } }, { orderId: message.order.id })
}
const amounts = (changes: object) => ({
  amounts: { subtotal: 25, discount: 0, delivery_fee: 0, total: 25, ...changes },
})

const NEW = { orderStatus: 'New', failureReason: null }

it('accepts lines that are one halala off, and marks the rounding', async () => {
  expect(await order(amounts({}), { qty: 3, unit_price: 8.33 })).toMatchObject({
    ...NEW,
    productOrder: [{ productQuantity: 3, finalPrice: 24.99 }],
    amountDifferences: [{ of: 'items', isRounding: true, expected: 24.99, stated: 25 }],
  })
})

it('accepts a total that does not add up, and marks both sums', async () => {
  expect(await open.place({ total: 36 })).toMatchObject({
    ...NEW,
    finalPrice: 36,
    amountDifferences: [{ of: 'total', isRounding: false, expected: 37, stated: 36 }],
  })
})

it('stores undocumented amounts as charges and counts them as the total does', async () => {
  const before = await open.get('/api/Order/Totals')
  const placed = await order(amounts({ service_fee: 2, tip: 5, vat: 3.26, eco_levy: 1, total: 33 }))
  expect(await open.get('/api/Order/Totals')).toMatchObject({
    sales: before.sales + 33,
    charges: before.charges + 8,
    difference: before.difference,
  })
  expect(placed).toMatchObject({ ...NEW, amountDifferences: [] })
  expect(placed.charges.map(({ name, ...charge }) => ({ ...JSON.parse(name), ...charge }))).toEqual([
    { ar: 'رسوم الخدمة', en: 'Service fee', amount: 2, isAdded: true },
    { ar: 'إكرامية', en: 'Tip', amount: 5, isAdded: true },
    { ar: 'الضريبة', en: 'Tax', amount: 3.26, isAdded: false },
    { ar: 'Eco levy', en: 'Eco levy', amount: 1, isAdded: true },
  ])
})

it('reads the charges of each platform in its own format', async () => {
  const { storeId } = open.shop
  const jahez = {
    ...jahezOrder({ storeId }),
    serviceFee: '2.00',
    branchTaxNumber: 'none',
    grandTotal: '52.00',
  }
  expect(await arrive(jahez, { key: 'jahez', orderId: jahez.orderId })).toMatchObject({
    ...NEW,
    charges: [{ amount: 2, isAdded: true }],
    amountDifferences: [],
  })
  const keeta = keetaOrder({ storeId })
  const data = { ...keeta.data, fee: { ...keeta.data.fee, tip: 300, total: 9460 } }
  expect(await arrive({ ...keeta, data }, { key: 'keeta', orderId: data.orderViewId })).toMatchObject({
    ...NEW,
    charges: [{ amount: 3, isAdded: true }],
    amountDifferences: [],
  })
})

it('accepts half a kilo, and keeps the fraction in lists and exports', async () => {
  const placed = await order(amounts({ subtotal: 40, total: 40 }), { qty: 0.5, unit_price: 80 })
  expect(placed).toMatchObject({
    ...NEW,
    productOrder: [{ productQuantity: 0.5, unitPrice: 80, finalPrice: 40 }],
    amountDifferences: [],
  })
  expect((await open.get(`/api/Order/Details/${placed.id}`)).productOrder[0].productQuantity).toBe(0.5)
  const { body } = await open.test.app.inject({
    url: `/api/Order/Export?Format=csv&Search=${placed.channelOrderId}`,
    headers: { ...open.admin, 'accept-language': 'en' },
  })
  expect(body).toContain('0.5× Lamb Kabsa')
})

it('accepts an option with a negative price', async () => {
  const option = { group: { en: 'Size' }, name: { en: 'Small' }, qty: 1, price: -5 }
  expect(await order(amounts({ subtotal: 20, total: 20 }), { options: [option] })).toMatchObject({
    ...NEW,
    productOrder: [{ finalPrice: 20, modifierOrder: [{ optionOrder: [{ price: -5 }] }] }],
    amountDifferences: [],
  })
})

describe('an order with an unreadable part', () => {
  const arriveBroken = async () => {
    const items = [
      { sku: 'KBS-001', name: { en: 'Lamb Kabsa' }, qty: 'two', unit_price: 25 },
      { sku: 'UNKNOWN-1', name: { en: 'Moon Soup' }, qty: 2, unit_price: 4 },
      'a line that is no line',
    ]
    return order({ items, payment: 'wallet', created_at: 'yesterday' })
  }

  it('rings and escalates as New, with all readable parts', async () => {
    const placed = await arriveBroken()
    expect(placed).toMatchObject({
      orderStatus: 'New',
      failureReason: 'invalid_payload',
      orderNumber: '4821',
      failureDetail: expect.stringContaining('created_at'),
      customer: { name: 'Noura A.', phoneMasked: '•••• 678' },
      note: 'No onions',
      paymentType: 'NotStated',
      productOrder: [
        { productId: open.shop.productIds[0], productQuantity: 1 },
        { productId: null, productQuantity: 2, unitPrice: 4 },
      ],
    })
    expect(await open.countOf('app_order where id = $1 and escalate_at is not null', [placed.id])).toBe(1)
  })

  it('offers only possible actions', async () => {
    const { id, availableActions } = await arriveBroken()
    expect(availableActions.map(({ actionName }) => actionName)).toEqual([
      'Accept',
      'Reject',
      'Acknowledge',
      'Print',
    ])
    const accepted = await open.actAs(open.admin, { id, action: ORDER_ACTION.Accept })
    expect(accepted.json()).toMatchObject({
      orderStatus: 'Preparing',
      failureReason: 'invalid_payload',
    })
  })

  it('is not accepted automatically', async () => {
    const follow = (policy: AcceptancePolicy) =>
      open.owner.query('update branch set acceptance = $1 where id = $2', [
        JSON.stringify(policy),
        open.shop.branchId,
      ])
    await follow({ ...NO_POLICY, isAutomatic: true })
    expect((await arriveBroken()).orderStatus).toBe('New')
    await follow(NO_POLICY)
  })

  describe('once its platform sends it again in a readable form', () => {
    const arriveTwice = async (between: (placed: Order) => Promise<unknown>) => {
      const message = hungerstationOrder({ storeId: open.shop.storeId })
      const orderId = message.order.id
      const customer = { name: `Huda ${orderId}`, mobile: '+966501112233' }
      const readable = { ...message, order: { ...message.order, customer } }
      const items = [{ ...message.order.items[0], qty: 'two' }, 'a line that is no line']
      const broken = { ...readable, order: { ...readable.order, items, customer: 7, payment: 'wallet' } }
      const placed = await arrive(broken, { orderId })
      expect(placed).toMatchObject({ failureReason: 'invalid_payload', paymentType: 'NotStated' })
      await between(placed)
      const again = { ...readable, event_id: `${message.event_id}-again` }
      return arrive(again, { orderId, isReady: ({ failureReason }) => failureReason === null })
    }

    it('is complete, can be found, and its history says so', async () => {
      const first: Order[] = []
      const order = await arriveTwice(async placed => first.push(placed))
      expect(order).toMatchObject({
        ...NEW,
        id: first[0]?.id,
        acceptBy: first[0]?.acceptBy,
        failureDetail: null,
        paymentType: 'Prepaid',
        customer: { name: `Huda ${order.channelOrderId}` },
      })
      const read = await open.get(`/api/Order/Details/${order.id}`)
      expect(read.productOrder).toHaveLength(1)
      expect(read.productOrder[0].productId).toBe(open.shop.productIds[0])
      const history = await open.get(`/api/Order/History/${order.id}`)
      expect(history.at(-1)).toMatchObject({ action: 'Correct', source: 'channel', to: 'New' })
      const { name } = order.customer
      for (const search of [name, name.replace(' ', '')]) {
        const found = await open.get(`/api/Order/Get?Search=${encodeURIComponent(search)}`)
        expect(found.data).toMatchObject([{ id: order.id }])
      }
    })

    it('keeps the answer that somebody gave meanwhile', async () => {
      const order = await arriveTwice(({ id }) => open.actAs(open.admin, { id, action: ORDER_ACTION.Accept }))
      expect(order).toMatchObject({ orderStatus: 'Preparing', failureReason: null, paymentType: 'Prepaid' })
      expect(order.promisedAt).not.toBeNull()
    })
  })

  it('is kept under the number of its event when its own cannot be read', async () => {
    const message = hungerstationOrder({ storeId: open.shop.storeId })
    const placed = await arrive(
      { ...message, order: { ...message.order, id: null } },
      { orderId: message.event_id },
    )
    expect(placed).toMatchObject({
      orderStatus: 'New',
      failureReason: 'invalid_payload',
      productOrder: [{ productQuantity: 1 }],
    })
  })
})

it('escalates an order with an unknown dish like a new one', async () => {
  const placed = await open.place({ skus: ['NEW-1'], name: 'Moon Soup' })
  expect(placed.orderStatus).toBe('Failed')
  await open.owner.query(`update app_order set escalate_at = now() - interval '1 second' where id = $1`, [
    placed.id,
  ])
  await open.test.foundation.timers.run(DUE_TIMER)
  expect(await open.get(`/api/Order/Details/${placed.id}`)).toMatchObject({
    orderStatus: 'Failed',
    escalation: 'louder',
  })
})

it('finds a dish by a SKU with invisible marks', async () => {
  const placed = await open.place({ skus: ['\u200EKBS-001\u200F'], name: 'Moon Soup' })
  expect(placed).toMatchObject({ orderStatus: 'New' })
})
