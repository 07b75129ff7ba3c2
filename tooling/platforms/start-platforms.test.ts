import { DEMO_ORDERS } from './order/adopt-order.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MENU, startTestPlatforms } from './testing/start-test-platforms.ts'
import type { TestPlatforms } from './testing/start-test-platforms.ts'

const FIVE_MINUTES = 5 * 60_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sufra-platforms-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open: TestPlatforms[] = []
const play = async (...options: Parameters<typeof startTestPlatforms>): Promise<TestPlatforms> => {
  const played = await startTestPlatforms(...options)
  open.push(played)
  return played
}
afterEach(async () => {
  for (const played of open.splice(0)) await played.close()
})

it('restores its state after a restart, and continues with unsent webhooks', async () => {
  const file = path.join(folder, 'data', 'platforms.json')
  const before = await play({ file, retryMs: 600_000 })
  before.sufra.answerWith(500)
  const { body: order } = await before.control('hungerstation', 'place-order')
  await before.sufra.waitForWebhooks(1)
  await before.hungerstation('/v1/stores/HS-1001/menu', { method: 'PUT', body: MENU })
  await before.close()
  const after = await play({ file })
  const [receivedWebhooks] = await after.sufra.waitForWebhooks(1)
  expect(receivedWebhooks?.raw).toContain(order.id)
  const accept = `/v1/stores/HS-1001/orders/${order.id}/accept`
  expect((await after.hungerstation(accept, { body: { preparation_minutes: 20 } })).status).toBe(200)
  expect((await after.hungerstation('/v1/stores/HS-1001/menu')).body).toEqual(MENU)
})

it('creates an order at each platform in turn, once the previous one was answered', async () => {
  const played = await play({ ordersEveryMs: FIVE_MINUTES })
  const own = () =>
    ['hungerstation', 'jahez', 'keeta'].map(key => played.platforms.peer(key).kept.orders.length)
  played.pass(4.9)
  expect(own()).toEqual([0, 0, 0])
  played.pass(0.1)
  expect(own()).toEqual([1, 0, 0])
  played.pass(5)
  expect(own()).toEqual([1, 0, 0])
  const [order] = played.platforms.peer('hungerstation').kept.orders
  const accept = `/v1/stores/HS-1001/orders/${order?.id}/accept`
  await played.hungerstation(accept, { body: { preparation_minutes: 20 } })
  played.pass(0)
  expect(own()).toEqual([1, 1, 0])
  // Without an answer, the next order comes after an hour.
  played.pass(30)
  expect(own()).toEqual([1, 1, 0])
  played.pass(30)
  expect(own()).toEqual([1, 1, 1])
})

it('adds an unknown order of the demo in the implied state, and no other', async () => {
  const played = await play({ adopts: DEMO_ORDERS })
  const ready = (id: string) => played.hungerstation(`/v1/stores/HS-1001/orders/${id}/ready`, { body: {} })
  expect((await ready('HU-1-4711')).body).toEqual({ order_id: 'HU-1-4711', state: 'READY' })
  expect((await ready('HU-1-4711')).body.code).toBe('WRONG_STATE')
  expect((await ready('XX-1-4711')).body.code).toBe('UNKNOWN_ORDER')
  const confirm = { shopId: 'KT-3001', orderViewId: 'KE-1-12', cookMinutes: 20 }
  expect((await played.keeta('order/confirm', confirm)).body.code).toBe(0)
  const strict = await play()
  const answer = await strict.hungerstation('/v1/stores/HS-1001/orders/HU-1-4711/ready', { body: {} })
  expect(answer.body.code).toBe('UNKNOWN_ORDER')
})

it('shows a page for each platform, and updates it after changes', async () => {
  const played = await play()
  const page = await fetch(`${played.platforms.urlOf('jahez')}/`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const names = [...(await page.text()).matchAll(/(?:src|href)="\/(page\/[\w.-]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect((await fetch(`${played.platforms.url}/${name}`)).status).toBe(200)
  expect((await fetch(`${played.platforms.url}/page/..%2fpeer.ts`)).status).toBe(404)

  const stream = await fetch(`${played.platforms.urlOf('jahez')}/events`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(':\n\n')
  await played.control('jahez', 'place-order')
  expect((await reader?.read())?.value).toBe('data: changed\n\n')
  const state = await fetch(`${played.platforms.urlOf('jahez')}/control/state?store=JZ-2001`)
  const { orders, shop } = await state.json()
  expect(orders).toMatchObject([
    { state: 'new', called: 'new', canHappen: expect.arrayContaining(['cancelled']) },
  ])
  expect(shop.storeId).toBe('JZ-2001')
})
