import { tenant } from '#src/database/database.ts'
import { WAKE_TIMER } from '#src/modules/catalogue/product/availability/availability.service.ts'
import { openPlatformShop } from '#src/testing/platform-shop.ts'
import type { PlatformShop } from '#src/testing/platform-shop.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { noteDoubtfulMenu, noteMenu } from './availability.service.ts'

let at: PlatformShop
beforeAll(async () => {
  at = await openPlatformShop()
})
beforeEach(() => at.begin())
afterAll(() => at?.close())

// Jobs run only when a test drains them.
const send = async (url: string, payload: object) => {
  const answer = await at.open.test.app.inject({ method: 'PUT', url, headers: at.open.admin, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
}
const snooze = (payload: object) => send('/api/Product/Snooze', payload)
const activate = (payload: object) => send('/api/Product/Activate', payload)
/** Calls that a platform received about a shop, in order. */
const told = (platform: string, storeId: string): unknown[] =>
  at.platforms.taken
    .filter(call => call.platform === platform && `${call.path} ${call.text}`.includes(storeId))
    .map(({ text, path }) => ({ path, ...JSON.parse(text) }))

it('sends a committed snooze to each platform in its own format', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await snooze({ productIds: [at.kabsa], until })
  await at.drain()
  const { storeId } = at.open.shop
  expect(told('hungerstation', storeId)).toEqual([
    expect.objectContaining({ items: [{ product_id: at.kabsa, available: false, until }], options: [] }),
  ])
  expect(told('jahez', storeId)).toEqual([
    { path: `/api/branches/${storeId}/items/${at.kabsa}`, visible: false },
  ])
  expect(told('keeta', storeId)).toEqual([
    expect.objectContaining({ skus: [{ productId: at.kabsa, onShelf: false }], options: [] }),
  ])
  expect(told('keeta', at.open.shop.otherStoreId)).toHaveLength(1)
  // A state that the platform has is not sent again.
  await snooze({ productIds: [at.kabsa], until })
  await at.drain()
  expect(told('hungerstation', storeId)).toHaveLength(1)
})

it('switches products on again at the end of a snooze', async () => {
  await snooze({ productIds: [at.kabsa], until: new Date(Date.now() + 3_600_000).toISOString() })
  await at.drain()
  at.platforms.taken.length = 0
  await at.open.owner.query(`update product set snoozed_until = now() where id = $1`, [at.kabsa])
  await at.open.test.foundation.timers.run(WAKE_TIMER)
  await at.drain()
  expect(told('jahez', at.open.shop.storeId)).toEqual([expect.objectContaining({ visible: true })])
})

it('sends only the newest state after several changes', async () => {
  await snooze({ productIds: [at.fattoush], until: null })
  await activate({ productIds: [at.fattoush] })
  await snooze({ productIds: [at.fattoush, at.kabsa], until: null })
  await at.drain()
  const [first, ...more] = told('hungerstation', at.open.shop.storeId)
  expect(more).toEqual([])
  expect(first).toMatchObject({ items: [{ product_id: at.kabsa }, { product_id: at.fattoush }] })
  await activate({ productIds: [at.fattoush, at.kabsa] })
  await at.drain()
})

it("sends a snooze of one branch to that branch's shop only", async () => {
  await snooze({ productIds: [at.kabsa], branchIds: [at.open.shop.otherBranchId], until: null })
  await at.drain()
  expect(told('hungerstation', at.open.shop.storeId)).toEqual([])
  expect(told('hungerstation', at.open.shop.otherStoreId)).toHaveLength(1)
  await activate({ productIds: [at.kabsa], branchIds: [at.open.shop.otherBranchId] })
  await at.drain()
})

it('sends options to platforms that can switch them', async () => {
  const option = { id: 2, optionNameEn: 'Rice', price: 0, isAvailable: true }
  const group = { id: 1, name: { ar: 'رز', en: 'Rice' }, options: [option], min: 0, max: 1, required: false }
  await at.open.owner.query('update product set modifiers = $2 where id = $1', [
    at.kabsa,
    JSON.stringify([group]),
  ])
  await send('/api/Product/SnoozeOptions', { productId: at.kabsa, modifierId: 1, until: null })
  await at.drain()
  const off = { productId: at.kabsa, optionId: 1002, onShelf: false }
  expect(told('keeta', at.open.shop.storeId)).toEqual([expect.objectContaining({ skus: [], options: [off] })])
  expect(told('jahez', at.open.shop.storeId)).toEqual([])
})

it('takes a sent menu as shown, down to its options, and switches available ones on again', async () => {
  const { serviceProviderId, storeId } = at.open.shop
  await send('/api/Product/Snooze', { productIds: [at.fattoush], until: null })
  await at.drain()
  const headers = { ...at.open.admin }
  const payload = { serviceProviderId, channelIds: [3] }
  await at.open.test.app.inject({ method: 'POST', url: '/api/MenuPublication/Add', headers, payload })
  await at.drain()
  const menus = told('keeta', storeId).filter(call => Object.hasOwn(Object(call), 'menu'))
  expect(menus).toMatchObject([
    {
      menu: {
        items: [
          {
            productId: at.kabsa,
            sku: 'KBS-001',
            modifierGroups: [{ options: [{ optionId: 1002, isAvailable: false }] }],
          },
          { productId: at.fattoush, isAvailable: false },
          {},
        ],
      },
    },
  ])
  at.platforms.taken.length = 0
  await send('/api/Product/ActivateOptions', { productId: at.kabsa, modifierId: 1 })
  await send('/api/Product/Activate', { productIds: [at.fattoush] })
  await at.drain()
  expect(told('keeta', storeId)).toEqual([
    expect.objectContaining({
      skus: [{ productId: at.fattoush, onShelf: true }],
      options: [{ productId: at.kabsa, optionId: 1002, onShelf: true }],
    }),
  ])
})

it('retries an unanswered call with the state of that time', async () => {
  at.platforms.answerWith(({ platform }) => (platform === 'keeta' ? { status: 503, body: {} } : null))
  await snooze({ productIds: [at.fattoush], until: null })
  await at.drain()
  await activate({ productIds: [at.fattoush] })
  at.platforms.answerWith(() => null)
  at.platforms.taken.length = 0
  await rescheduleJobs(at.open.owner)
  await at.drain()
  // The answer may have been lost, so the platform may show it as off.
  expect(told('keeta', at.open.shop.storeId)).toEqual([
    expect.objectContaining({ skus: [{ productId: at.fattoush, onShelf: true }] }),
  ])
  expect(told('jahez', at.open.shop.storeId)).toEqual([expect.objectContaining({ visible: true })])
})

it.each([
  ['was shown', noteMenu],
  ['was interrupted', noteDoubtfulMenu],
])('trusts a menu that %s during a call about one dish more than that call', async (_how, note) => {
  const { rows } = await at.open.owner.query(
    `select id, account_id as "accountId", channel_id as "channelId" from integration where store_id = $1 and channel_id = 2`,
    [at.open.shop.storeId],
  )
  let isNoted = false
  at.platforms.answerWith(async ({ path }) => {
    if (isNoted || !path.endsWith(`/${at.open.shop.storeId}/items/${at.kabsa}`)) return null
    isNoted = true
    await at.open.test.foundation.database.run(tenant(1), db =>
      note(db, rows[0], { categories: [], items: [] }),
    )
    return null
  })
  await snooze({ productIds: [at.kabsa], until: null })
  await at.drain()
  expect(told('jahez', at.open.shop.storeId)).toEqual([
    expect.objectContaining({ visible: false }),
    expect.objectContaining({ visible: false }),
  ])
  await activate({ productIds: [at.kabsa] })
  await at.drain()
})
