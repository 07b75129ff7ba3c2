import type { OrderCall, PlatformStore } from './channel.service.ts'
import { PlatformFailure, connectorByKey, hasCall, sendOrderCall } from './channel.service.ts'
import type { ChannelKey } from '@sufra/shared/contracts/channel'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'

const KEYS = ['hungerstation', 'jahez', 'keeta'] as const
const ORDER = { orderId: 'ORDER/1', key: 'one-and-the-same' }
const MENU = {
  categories: [{ categoryId: 1, name: '{}', index: 1 }],
  items: [
    {
      productId: 7,
      sku: null,
      name: '{"ar":"كبسة","en":"Kabsa"}',
      price: 12.5,
      modifierGroups: [
        {
          name: '{"ar":"رز","en":"Rice"}',
          min: 0,
          max: 1,
          options: [{ optionId: 2, name: '{"ar":"أبيض","en":"White"}', price: 0, isAvailable: true }],
        },
      ],
      isAvailable: true,
    },
  ],
}

let platforms: DeliveryPlatforms
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
})
beforeEach(() => {
  platforms.taken.length = 0
  platforms.answerWith(() => null)
})
afterAll(() => platforms.close())

const storeOf = (key: ChannelKey, secret = 'secret-of-1'): PlatformStore => ({
  storeId: 'store-1a',
  secret,
  signal: new AbortController().signal,
  address: platforms.settings[`PLATFORM_URL_${key.toUpperCase()}`] ?? '',
})
const outwardOf = (key: ChannelKey) => {
  const connector = connectorByKey(key)
  if (!connector) throw new Error('No such platform')
  return connector.platformApi
}
const tell = (key: ChannelKey, call: OrderCall, order = ORDER) =>
  sendOrderCall(outwardOf(key), call, { order, store: storeOf(key) })
const failureOf = async (work: Promise<unknown>): Promise<PlatformFailure> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof PlatformFailure) return error
  throw new Error(`No failure of the platform: ${String(error)}`)
}

const CALLS: OrderCall[] = [
  { action: 'acknowledge', receivedAt: '2026-03-01T12:00:00.000Z' },
  { action: 'accept', minutes: 25 },
  { action: 'reject', reason: 'TooBusy', text: null },
  { action: 'delay', minutes: 10 },
  { action: 'ready' },
  { action: 'handedOver' },
  { action: 'cancel', reason: 'CustomerRequest', text: 'changed their mind' },
]

it("sends order messages in each platform's format, and nothing where the platform has no such call", async () => {
  const told: Record<string, (string | null)[]> = {}
  for (const key of KEYS) {
    const can = CALLS.filter(call => hasCall(outwardOf(key), call.action))
    told[key] = []
    for (const call of can) {
      const order = { orderId: `ORDER/${call.action}`, key: `key-of-${call.action}` }
      told[key].push(await tell(key, call, order))
    }
  }
  expect(told).toEqual({
    hungerstation: ['NEW', 'ACCEPTED', 'REJECTED', 'ACCEPTED', 'READY', 'HANDED_OVER', 'CANCELLED'],
    jahez: ['seen', 'accepted', 'rejected', null, 'ready', 'out'],
    keeta: ['1001', '1002', '1007', '1004'],
  })
  const confirmed = platforms.taken.find(({ path }) => path === '/open/order/confirm')
  expect(JSON.parse(confirmed?.text ?? '')).toEqual({
    shopId: 'store-1a',
    requestId: 'key-of-accept',
    orderViewId: 'ORDER/accept',
    cookMinutes: 25,
  })
  const accepted = platforms.taken.find(({ path }) => path.endsWith('/orders/ORDER%2Faccept/accept'))
  expect(accepted?.headers['idempotency-key']).toBe('key-of-accept')
})

it("reads and writes menu, availability, state and hours in each platform's format", async () => {
  const until = new Date('2036-03-01T12:00:00.000Z')
  const clocks = { from: '09:00', to: '23:00' }
  const hoursOfStore = {
    hours: [{ dayOfWeek: 0, from: '09:00', to: '23:00' }],
    days: [{ date: '2026-03-01', periods: [clocks] }],
  }
  const stray = { productId: 2_000_000_001, name: '{}', price: 3, isAvailable: false }
  platforms.shop('jahez', 'store-1a').menu = { categories: [], items: [stray] }
  for (const key of KEYS) {
    const [platformApi, store] = [outwardOf(key), storeOf(key)]
    await platformApi.checkCredential(store)
    expect(await platformApi.putMenu(Object(MENU), store)).toEqual([])
    expect((await platformApi.readMenu(store)).length).toBe(1)
    const options = key === 'jahez' ? [] : [{ productId: 7, optionId: 2, isAvailable: false, until: null }]
    const products = [{ productId: 7, isAvailable: false, until: key === 'hungerstation' ? until : null }]
    expect(await platformApi.putAvailability({ products, options }, store)).toEqual([])
    for (const status of [
      { state: 'open' } as const,
      { state: 'busy', extraMinutes: 15, until } as const,
      { state: 'closed', minutes: 60, until } as const,
      { state: 'closed', minutes: null, until: null } as const,
    ])
      await platformApi.putStatus(status, store)
    await platformApi.putHours?.(hoursOfStore, store)
  }
  const busy = { state: 'busy', extraMinutes: 15, until } as const
  await outwardOf('hungerstation').putStatus(busy, storeOf('hungerstation'))
  const closed = { state: 'closed', extraMinutes: null, until: until.getTime() } as const
  platforms.shop('keeta', 'store-1a').status = closed
  expect(await Promise.all(KEYS.map(key => outwardOf(key).readStatus(storeOf(key))))).toEqual([
    { state: 'busy', until: until.toISOString() },
    { state: 'closed', until: null },
    { state: 'closed', until: until.toISOString() },
  ])
  expect(outwardOf('keeta').putHours).toBeNull()
  // Item by item: items that are shown but no longer on the menu are deleted.
  expect(platforms.taken.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/branches/store-1a/items/2000000001',
  ])
})

it('fails a menu for Jahez only after all its dish calls have ended', async () => {
  let isAnswered = false
  platforms.answerWith(async ({ path }) => {
    if (path.endsWith('/items/7')) return { status: 503, body: {} }
    if (!path.endsWith('/items/8')) return null
    await new Promise(resolve => setTimeout(resolve, 200))
    isAnswered = true
    return null
  })
  const dish = { sku: null, name: '{}', price: 12.5, modifierGroups: [], isAvailable: true }
  const items = [7, 8].map(productId => ({ ...dish, productId }))
  await failureOf(outwardOf('jahez').putMenu(Object({ categories: [], items }), storeOf('jahez')))
  expect(isAnswered).toBe(true)
})

it('requests one Jahez token and a new one after a refusal', async () => {
  const tokens = () => new Set(platforms.taken.map(({ headers }) => headers.authorization)).size
  await Promise.all([tell('jahez', { action: 'ready' }), tell('jahez', { action: 'ready' })])
  await tell('jahez', { action: 'ready' })
  expect(tokens()).toBe(1)
  platforms.forgetTokens()
  expect(await tell('jahez', { action: 'ready' })).toBe('ready')
  expect([tokens(), platforms.taken.length]).toEqual([2, 5])
})

it.each(KEYS)('reports a secret that %s refuses', async key => {
  const failure = await failureOf(outwardOf(key).checkCredential(storeOf(key, 'wrong')))
  expect(failure.kind).toBe('credential')
})

const REFUSALS: [ChannelKey, { status: number; body: unknown }, Partial<PlatformFailure>][] = [
  [
    'hungerstation',
    { status: 404, body: { code: 'UNKNOWN_ORDER' } },
    { kind: 'unknown', code: 'UNKNOWN_ORDER' },
  ],
  [
    'hungerstation',
    { status: 409, body: { code: 'WRONG_STATE', state: 'CANCELLED' } },
    { kind: 'wrongState', state: 'cancelled' },
  ],
  ['hungerstation', { status: 410, body: { code: 'WINDOW_OVER' } }, { kind: 'wrongState', state: 'expired' }],
  ['hungerstation', { status: 422, body: '' }, { kind: 'invalid', code: 'HTTP 422' }],
  ['hungerstation', { status: 302, body: '' }, { kind: 'notNow', code: 'HTTP 302' }],
  ['jahez', { status: 409, body: { code: 'too_late' } }, { kind: 'wrongState', state: 'expired' }],
  [
    'jahez',
    { status: 409, body: { code: 'wrong_status', status: 'accepted' } },
    { kind: 'wrongState', state: 'accepted' },
  ],
  ['jahez', { status: 503, body: {} }, { kind: 'notNow', code: 'HTTP 503' }],
  [
    'keeta',
    { status: 200, body: { code: 1004, message: '', data: { status: 1004 } } },
    { kind: 'wrongState', state: 'cancelled' },
  ],
  ['keeta', { status: 200, body: { code: 5000, message: 'later' } }, { kind: 'notNow', code: '5000' }],
  ['keeta', { status: 200, body: 'nothing' }, { kind: 'notNow', code: 'unreadable_answer' }],
]
it.each(REFUSALS)('parses the refusals of %s: %j', async (key, answer, expected) => {
  platforms.answerWith(() => answer)
  expect(await failureOf(tell(key, { action: 'accept', minutes: 5 }))).toMatchObject(expected)
})

it('hides parts of an answer that are not text', async () => {
  platforms.answerWith(() => ({ status: 422, body: { code: 'NO\u0000', message: 'Too\u0000 late\u202e' } }))
  const { code, message } = await failureOf(tell('hungerstation', { action: 'ready' }))
  expect([code, message]).toEqual(['NO', 'Too late'])
})

it("waits for the platform's retry time and limits the size of an answer", async () => {
  platforms.answerWith(() => ({ status: 429, body: {}, headers: { 'retry-after': '17' } }))
  expect((await failureOf(tell('hungerstation', { action: 'ready' }))).retryAfterMs).toBe(17_000)
  platforms.answerWith(() => ({ status: 200, body: { complaints: [], filler: 'x'.repeat(9_000_000) } }))
  const failure = await failureOf(outwardOf('hungerstation').readMenu(storeOf('hungerstation')))
  expect([failure.kind, failure.message]).toEqual(['notNow', 'The answer is too long'])
})

it('aborts a call to a hanging platform when its signal aborts', async () => {
  const ending = new AbortController()
  platforms.answerWith(() => {
    setImmediate(() => ending.abort())
    return 'hang'
  })
  const store = { ...storeOf('keeta'), signal: ending.signal }
  expect((await failureOf(outwardOf('keeta').readMenu(store))).code).toBe('no_answer')
})
