import { createHmac } from 'node:crypto'
import { demoSecret } from '../simulate/platforms.ts'
import { startTestPlatforms } from './testing/start-test-platforms.ts'
import type { TestPlatforms } from './testing/start-test-platforms.ts'
import type { ReceivedWebhook } from './testing/sufra-stand.ts'

let played: TestPlatforms
beforeEach(async () => {
  played = await startTestPlatforms()
})
afterEach(() => played.close())

const KEYS = ['hungerstation', 'jahez', 'keeta'] as const
const place = async (key: string, body: object = {}) => {
  const { body: order } = await played.control(key, 'place-order', body)
  return String(order.id)
}
const kindOf = ({ raw }: ReceivedWebhook) => {
  const { event_type, event, opType } = JSON.parse(raw)
  return event_type ?? event ?? opType
}
const sha = (secret: string, text: string) => createHmac('sha256', secret).update(text)

it('signs each order as its platform does', async () => {
  for (const key of KEYS) await place(key)
  const [one, two, three] = (await played.sufra.waitForWebhooks(3)).toSorted((left, right) =>
    left.key.localeCompare(right.key),
  )
  if (!one || !two || !three) throw new Error('Three were sent')
  const hs = sha(demoSecret('hungerstation', 'HS-1001'), one.raw).digest('hex')
  expect(one.headers['x-hungerstation-signature']).toBe(hs)
  expect(two.headers['x-jahez-hmac']).toBe(sha(demoSecret('jahez', 'JZ-2001'), two.raw).digest('base64'))
  const [, time] = /^t=(\d+),v1=/.exec(String(three.headers['x-keeta-signature'])) ?? []
  const keeta = sha(demoSecret('keeta', 'KT-3001'), `${time}.${three.raw}`).digest('hex')
  expect(three.headers['x-keeta-signature']).toBe(`t=${time},v1=${keeta}`)
})

it('repeats a webhook unchanged until it is accepted', async () => {
  played.sufra.answerWith(500, 503, 401)
  await place('jahez')
  const receivedWebhooks = await played.sufra.waitForWebhooks(4)
  expect(new Set(receivedWebhooks.map(({ raw }) => raw)).size).toBe(1)
  const { kept } = played.platforms.peer('jahez')
  while (kept.webhooks[0]?.state === 'waiting') await new Promise(setImmediate)
  expect(kept.webhooks).toMatchObject([{ tries: 4, state: 'taken', status: 200 }])
})

it.each([
  [
    'hungerstation',
    ['RIDER_ASSIGNED', 'RIDER_ARRIVED', 'ORDER_PICKED_UP', 'ORDER_DELIVERED', 'ORDER_CANCELLED'],
  ],
  ['jahez', ['driver_assigned', 'driver_arrived', 'order_collected', 'order_closed', 'order_cancelled']],
  ['keeta', [1005, 1005, 1006, 1003, 1004]],
])(
  'sends the further events of an order at %s',
  async (key, [assigned, arrived, pickedUp, delivered, cancelled]) => {
    const peer = played.platforms.peer(key)
    const id = await place(key)
    const order = peer.kept.orders.find(each => each.id === id)
    if (!order) throw new Error('It was placed')
    order.type = 'delivery'
    order.state = 'ready'
    const what = async (news: string) =>
      (await played.control(key, 'order-news', { orderId: id, what: news })).status
    expect(await what('driverArrived')).toBe(409)
    let sent = 1
    for (const news of ['driverAssigned', 'driverArrived', 'pickedUp', 'delivered']) {
      expect(await what(news)).toBe(200)
      // One after the other, because simultaneous webhooks may overtake each other.
      await played.sufra.waitForWebhooks((sent += 1))
    }
    expect(await what('cancelled')).toBe(409)
    const other = await place(key)
    await played.control(key, 'order-news', { orderId: other, what: 'cancelled' })
    await played.sufra.waitForWebhooks(7)
    const kinds = played.sufra.receivedWebhooks.map(kindOf)
    expect(kinds.slice(1, 5)).toEqual([assigned, arrived, pickedUp, delivered])
    expect(kinds.slice(5)).toContain(cancelled)
  },
)

it('moves drivers automatically if configured', async () => {
  await played.close()
  played = await startTestPlatforms({ drivers: true })
  const peer = played.platforms.peer('hungerstation')
  const { body } = await played.control('hungerstation', 'place-order')
  const order = peer.kept.orders.find(({ id }) => id === body.id)
  if (!order) throw new Error('It was placed')
  order.type = 'delivery'
  const call = (verb: string, content: object) =>
    played.hungerstation(`/v1/stores/HS-1001/orders/${order.id}/${verb}`, { body: content })
  await call('accept', { preparation_minutes: 10 })
  played.pass(1)
  played.pass(6)
  await call('ready', {})
  played.pass(2)
  played.pass(12)
  expect(order.history.map(({ what }) => what)).toEqual([
    ...['placed', 'accept', 'driverAssigned', 'driverArrived', 'ready', 'pickedUp', 'delivered'],
  ])
})
