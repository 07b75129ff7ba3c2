import { MENU, startTestPlatforms } from './testing/start-test-platforms.ts'
import type { TestPlatforms } from './testing/start-test-platforms.ts'

const STORE = 'HS-1001'
const HERE = `/v1/stores/${STORE}`

let played: TestPlatforms
beforeEach(async () => {
  played = await startTestPlatforms()
})
afterEach(() => played.close())

const fault = (kind: string, body: object = {}, key = 'hungerstation') =>
  played.control(key, 'fault', { kind, ...body })
const place = async () => String((await played.control('hungerstation', 'place-order')).body.id)
const accept = (id: string, key: string) =>
  played.hungerstation(`${HERE}/orders/${id}/accept`, { body: { preparation_minutes: 20 }, key })
const eventIds = () => played.sufra.receivedWebhooks.map(({ raw }) => String(JSON.parse(raw).event_id))

it('answers 500 or 429 as often as configured, at the configured shop', async () => {
  await fault('error', { times: 1 })
  await fault('limit', { times: 1, storeId: 'HS-1002' })
  expect((await played.hungerstation(HERE)).status).toBe(500)
  expect((await played.hungerstation(HERE)).status).toBe(200)
  const limited = await played.hungerstation('/v1/stores/HS-1002')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2'])
  await fault('error', {}, 'keeta')
  const answer = await played.keeta('shop/query', { shopId: 'KT-3001' })
  expect([answer.status, answer.body.code]).toEqual([200, 5000])
  await played.control('keeta', 'clear-faults')
  expect((await played.keeta('shop/query', { shopId: 'KT-3001' })).body.code).toBe(0)
})

it('drops the connection before or after the work, which is done once all the same', async () => {
  const id = await place()
  await fault('drop')
  await expect(accept(id, 'k1')).rejects.toThrow()
  const { kept } = played.platforms.peer('hungerstation')
  expect(kept.orders[0]?.state).toBe('new')
  await fault('lose-answer')
  await expect(accept(id, 'k1')).rejects.toThrow()
  expect(kept.orders[0]?.state).toBe('accepted')
  expect((await accept(id, 'k1')).body).toEqual({ order_id: id, state: 'ACCEPTED' })
})

it('never answers, or answers slowly', async () => {
  await fault('hang', { times: 1 })
  const asking = played.hungerstation(HERE)
  // The next call passes only once this one hangs.
  while (played.platforms.peer('hungerstation').calls.length === 0) await new Promise(setImmediate)
  expect((await played.hungerstation(HERE)).status).toBe(200)
  await fault('slow', { seconds: 1, times: 1 })
  const since = performance.now()
  await played.hungerstation(HERE)
  expect(performance.now() - since).toBeGreaterThan(950)
  await played.close()
  await expect(asking).rejects.toThrow()
})

it('refuses one product', async () => {
  await fault('refuse-item', { productId: 2 })
  const put = await played.hungerstation(`${HERE}/menu`, { method: 'PUT', body: MENU })
  expect(put.body.complaints).toMatchObject([{ productId: 2, code: 'refused' }])
  await played.control('hungerstation', 'clear-faults')
  const again = await played.hungerstation(`${HERE}/menu`, { method: 'PUT', body: MENU })
  expect(again.body).toEqual({ complaints: [] })
})

it('accepts an order and then cancels it', async () => {
  const id = await place()
  await fault('accept-then-cancel')
  expect((await accept(id, 'k1')).body.state).toBe('ACCEPTED')
  await played.sufra.waitForWebhooks(2)
  expect(played.sufra.receivedWebhooks.some(({ raw }) => raw.includes('ORDER_CANCELLED'))).toBe(true)
  const ready = await played.hungerstation(`${HERE}/orders/${id}/ready`, { body: {} })
  expect(ready.body).toMatchObject({ code: 'WRONG_STATE', state: 'CANCELLED' })
})

it('loses a webhook, repeats one, and sends some in reverse order', async () => {
  await fault('lose-webhook')
  await place()
  await fault('repeat-webhook')
  await place()
  await played.sufra.waitForWebhooks(3)
  expect(new Set(eventIds()).size).toBe(1)
  await fault('shuffle-webhooks', { times: 3 })
  const [first, second, third] = [await place(), await place(), await place()]
  await played.sufra.waitForWebhooks(6)
  const { webhooks } = played.platforms.peer('hungerstation').kept
  const lost = webhooks.filter(({ state }) => state === 'lost')
  expect(lost).toHaveLength(1)
  expect(webhooks.slice(-3).map(({ orderId }) => orderId)).toEqual([first, second, third])
  const came = played.sufra.receivedWebhooks.slice(3).map(({ raw }) => JSON.parse(raw).order.id)
  expect(came).toEqual([third, second, first])
})

it('changes a price, an availability and the state without a webhook', async () => {
  await played.hungerstation(`${HERE}/menu`, { method: 'PUT', body: MENU })
  await played.control('hungerstation', 'set-price', { productId: 1, price: 99 })
  await played.control('hungerstation', 'set-availability', { productId: 2, available: false })
  await played.control('hungerstation', 'set-state', { state: 'closed' })
  const { body } = await played.hungerstation(`${HERE}/menu`)
  expect(body.items).toMatchObject([{ price: 99 }, { isAvailable: false }])
  expect((await played.hungerstation(`${HERE}/status`)).body.state).toBe('CLOSED')
  expect(played.sufra.receivedWebhooks).toEqual([])
  expect((await played.control('hungerstation', 'set-price', { productId: 77, price: 1 })).status).toBe(404)
})

it('changes a credential: old signatures and tokens are refused', async () => {
  const { body: before } = await played.jahezToken('JZ-2001')
  const { body } = await played.control('jahez', 'rotate-secret', { storeId: 'JZ-2001' })
  expect((await played.jahez(before.access_token, '/api/branches/JZ-2001')).status).toBe(401)
  expect((await played.jahezToken('JZ-2001')).status).toBe(401)
  expect((await played.jahezToken('JZ-2001', String(body.secret))).status).toBe(200)
})

it('adds a new shop once', async () => {
  await played.control('keeta', 'add-shop', { storeId: 'KT-77', secret: 'a secret', name: 'New one' })
  expect((await played.keeta('shop/query', { shopId: 'KT-77' }, { secret: 'a secret' })).body.code).toBe(0)
  expect((await played.control('keeta', 'add-shop', { storeId: 'KT-77', secret: 'x' })).status).toBe(422)
})

it('accepts commands from this machine only: no form of another page, no other host name', async () => {
  const url = `${played.platforms.urlOf('keeta')}/control/place-order`
  const asForm = await fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' })
  expect(asForm.status).toBe(415)
  expect((await played.control('keeta', 'dance')).status).toBe(404)
  expect((await played.control('keeta', 'place-order', { storeId: 'KT-none' })).status).toBe(404)
  expect(played.platforms.peer('keeta').kept.orders).toEqual([])
})

it("stores the last calls of each shop separately, so that one shop's menu does not displace another's calls", async () => {
  const { body } = await played.jahezToken('JZ-2001')
  const put = (item: object) =>
    played.jahez(body.access_token, '/api/branches/JZ-2001/items/1', { method: 'PUT', body: item })
  await played.jahezToken('JZ-2002')
  for (let at = 0; at < 205; at += 1) await put({ ...MENU.items[0] })
  const { calls } = played.platforms.peer('jahez')
  expect(calls.filter(({ storeId }) => storeId === 'JZ-2001')).toHaveLength(200)
  expect(calls.filter(({ path }) => path === '/oauth/token')).toHaveLength(2)
})
