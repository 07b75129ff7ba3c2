import { tenant } from '#src/database/database.ts'
import { WAKE_TIMER } from '#src/modules/catalogue/product/availability/availability.service.ts'
import { startDeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { noteDoubtfulMenu, noteMenu } from './availability.service.ts'

let platforms: DeliveryPlatforms
let open: OpenShop
let [kabsa, fattoush] = [0, 0]
beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
  kabsa = open.shop.productIds[0] ?? 0
  fattoush = open.shop.productIds[1] ?? 0
})
beforeEach(async () => {
  platforms.answerWith(() => null)
  await open.test.foundation.jobs.drain()
  platforms.taken.length = 0
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const drain = () => open.test.foundation.jobs.drain()
const send = async (url: string, payload: object) => {
  const answer = await open.test.app.inject({ method: 'PUT', url, headers: open.admin, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
}
const snooze = (payload: object) => send('/api/Product/Snooze', payload)
const activate = (payload: object) => send('/api/Product/Activate', payload)
/** What a platform was told of a shop, call by call. */
const told = (platform: string, storeId: string): unknown[] =>
  platforms.taken
    .filter(call => call.platform === platform && `${call.path} ${call.text}`.includes(storeId))
    .map(({ text, path }) => ({ path, ...JSON.parse(text) }))

it('tells every platform of a snooze in its own words, once it is committed', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await snooze({ productIds: [kabsa], until })
  await drain()
  const { storeId } = open.shop
  expect(told('hungerstation', storeId)).toEqual([
    expect.objectContaining({ items: [{ product_id: kabsa, available: false, until }], options: [] }),
  ])
  expect(told('jahez', storeId)).toEqual([
    { path: `/api/branches/${storeId}/items/${kabsa}`, visible: false },
  ])
  expect(told('keeta', storeId)).toEqual([
    expect.objectContaining({ skus: [{ productId: kabsa, onShelf: false }], options: [] }),
  ])
  expect(told('keeta', open.shop.otherStoreId)).toHaveLength(1)
  // What the platform knows is not told twice.
  await snooze({ productIds: [kabsa], until })
  await drain()
  expect(told('hungerstation', storeId)).toHaveLength(1)
})

it('tells them by itself when a snooze is over', async () => {
  await snooze({ productIds: [kabsa], until: new Date(Date.now() + 3_600_000).toISOString() })
  await drain()
  platforms.taken.length = 0
  await open.owner.query(`update product set snoozed_until = now() where id = $1`, [kabsa])
  await open.test.foundation.timers.run(WAKE_TIMER)
  await drain()
  expect(told('jahez', open.shop.storeId)).toEqual([expect.objectContaining({ visible: true })])
})

it('sends the newest state alone, however often it changed meanwhile', async () => {
  await snooze({ productIds: [fattoush], until: null })
  await activate({ productIds: [fattoush] })
  await snooze({ productIds: [fattoush, kabsa], until: null })
  await drain()
  const [first, ...more] = told('hungerstation', open.shop.storeId)
  expect(more).toEqual([])
  expect(first).toMatchObject({ items: [{ product_id: kabsa }, { product_id: fattoush }] })
  await activate({ productIds: [fattoush, kabsa] })
  await drain()
})

it('tells a branch of its own snooze, and no other', async () => {
  await snooze({ productIds: [kabsa], branchIds: [open.shop.otherBranchId], until: null })
  await drain()
  expect(told('hungerstation', open.shop.storeId)).toEqual([])
  expect(told('hungerstation', open.shop.otherStoreId)).toHaveLength(1)
  await activate({ productIds: [kabsa], branchIds: [open.shop.otherBranchId] })
  await drain()
})

it('tells of options where the platform can switch them', async () => {
  const option = { id: 2, optionNameEn: 'Rice', price: 0, isAvailable: true }
  const group = { id: 1, name: { ar: 'رز', en: 'Rice' }, options: [option], min: 0, max: 1, required: false }
  await open.owner.query('update product set modifiers = $2 where id = $1', [kabsa, JSON.stringify([group])])
  await send('/api/Product/SnoozeOptions', { productId: kabsa, modifierId: 1, until: null })
  await drain()
  const off = { productId: kabsa, optionId: 1002, onShelf: false }
  expect(told('keeta', open.shop.storeId)).toEqual([expect.objectContaining({ skus: [], options: [off] })])
  expect(told('jahez', open.shop.storeId)).toEqual([])
})

it('takes what a whole menu showed as told, down to its options, and switches on what is had again', async () => {
  const { serviceProviderId, storeId } = open.shop
  await send('/api/Product/Snooze', { productIds: [fattoush], until: null })
  await drain()
  const headers = { ...open.admin }
  const payload = { serviceProviderId, channelIds: [3] }
  await open.test.app.inject({ method: 'POST', url: '/api/MenuPublication/Add', headers, payload })
  await drain()
  const menus = told('keeta', storeId).filter(call => Object.hasOwn(Object(call), 'menu'))
  expect(menus).toMatchObject([
    {
      menu: {
        items: [
          {
            productId: kabsa,
            sku: 'KBS-001',
            modifierGroups: [{ options: [{ optionId: 1002, isAvailable: false }] }],
          },
          { productId: fattoush, isAvailable: false },
          {},
        ],
      },
    },
  ])
  platforms.taken.length = 0
  await send('/api/Product/ActivateOptions', { productId: kabsa, modifierId: 1 })
  await send('/api/Product/Activate', { productIds: [fattoush] })
  await drain()
  expect(told('keeta', storeId)).toEqual([
    expect.objectContaining({
      skus: [{ productId: fattoush, onShelf: true }],
      options: [{ productId: kabsa, optionId: 1002, onShelf: true }],
    }),
  ])
})

it('tries again when a platform does not answer, and tells it what is true by then', async () => {
  platforms.answerWith(({ platform }) => (platform === 'keeta' ? { status: 503, body: {} } : null))
  await snooze({ productIds: [fattoush], until: null })
  await drain()
  await activate({ productIds: [fattoush] })
  platforms.answerWith(() => null)
  platforms.taken.length = 0
  await open.owner.query('update graphile_worker._private_jobs set run_at = now()')
  await drain()
  // It may have heard that it was off: an answer can be lost.
  expect(told('keeta', open.shop.storeId)).toEqual([
    expect.objectContaining({ skus: [{ productId: fattoush, onShelf: true }] }),
  ])
  expect(told('jahez', open.shop.storeId)).toEqual([expect.objectContaining({ visible: true })])
})

it.each([
  ['was shown', noteMenu],
  ['broke off', noteDoubtfulMenu],
])('believes a menu that %s while a dish was told more than the word of that dish', async (_how, note) => {
  const { rows } = await open.owner.query(
    `select id, account_id as "accountId", channel_id as "channelId" from integration where store_id = $1 and channel_id = 2`,
    [open.shop.storeId],
  )
  let isNoted = false
  platforms.answerWith(async ({ path }) => {
    if (isNoted || !path.endsWith(`/${open.shop.storeId}/items/${kabsa}`)) return null
    isNoted = true
    await open.test.foundation.database.run(tenant(1), db => note(db, rows[0], { categories: [], items: [] }))
    return null
  })
  await snooze({ productIds: [kabsa], until: null })
  await drain()
  expect(told('jahez', open.shop.storeId)).toEqual([
    expect.objectContaining({ visible: false }),
    expect.objectContaining({ visible: false }),
  ])
  await activate({ productIds: [kabsa] })
  await drain()
})
