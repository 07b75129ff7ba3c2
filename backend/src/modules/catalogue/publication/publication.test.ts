import pg from 'pg'
import type { ChannelDiff, MenuDiff, Publication, PublicationPage } from '@sufra/shared/contracts/publication'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { countQueries } from '#src/testing/count-queries.ts'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { addShop } from '#src/testing/shop-fixture.ts'
import type { Shop } from '#src/testing/shop-fixture.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { END_OVERDUE, FORGET_OLD } from './publish-menu.ts'

const [HUNGERSTATION, JAHEZ, KEETA] = [1, 2, 3]

let platforms: DeliveryPlatforms
let api: TestApp
let owner: pg.Pool
let shop: Shop
let headers: { authorization: string }

beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  api = await createTestApp({
    PLATFORM_URL_JAHEZ: `${platforms.settings.PLATFORM_URL_JAHEZ}/`,
    PLATFORM_URL_KEETA: platforms.settings.PLATFORM_URL_KEETA ?? '',
    PUBLIC_URL: 'https://sufra.example',
  })
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 2 })
  // Dropping the database may cut a connection that is just closing.
  owner.on('error', () => undefined)
  shop = await addShop(api, 1)
  headers = await api.signIn('admin')
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
  await platforms?.close()
})
beforeEach(() => {
  platforms.taken.length = 0
  platforms.answerWith(() => null)
})

/** Returns the received dishes with one id, from single items or whole menus. */
const arrived = (productId: number): unknown[] =>
  platforms.taken.flatMap(({ path, text }) => {
    if (path === '/open/menu/sync')
      return JSON.parse(text).menu.items.filter((item: { productId: number }) => item.productId === productId)
    return path.endsWith(`/items/${productId}`) ? [JSON.parse(text)] : []
  })

const put = (url: string, payload: object) => api.app.inject({ method: 'PUT', url, headers, payload })
const add = (payload: object, more: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/MenuPublication/Add',
    headers: { ...headers, ...more },
    payload,
  })

const publish = async (channelIds: number[], more: object = {}): Promise<Publication[]> => {
  const { serviceProviderId } = shop
  const answer = await add({ serviceProviderId, channelIds }, more)
  return answer.json().publications
}
const read = async (id: number): Promise<Publication | undefined> => {
  const url = `/api/MenuPublication/Get?ServiceProviderId=${shop.serviceProviderId}&PaginatedRequest.PageSize=50`
  const { data }: PublicationPage = (await api.app.inject({ url, headers })).json()
  return data.find(one => one.id === id)
}
const diff = async (channelId: number, more = ''): Promise<ChannelDiff | undefined> => {
  const url = `/api/MenuPublication/Diff?ServiceProviderId=${shop.serviceProviderId}&ChannelId=${channelId}${more}`
  const { channels }: MenuDiff = (await api.app.inject({ url, headers })).json()
  return channels.find(one => one.channelId === channelId)
}
const published = async (channelId: number): Promise<Publication | undefined> => {
  const [sent] = await publish([channelId])
  await api.foundation.jobs.drain()
  return read(sent?.id ?? 0)
}
const [kabsa, fattoush] = [() => shop.productIds[0] ?? 0, () => shop.productIds[1] ?? 0]

it('shows everything as new before the first menu, with the price there and the amount after commission', async () => {
  const rule = { serviceProviderId: shop.serviceProviderId, channelId: JAHEZ, percent: 15, roundUpTo: 0.5 }
  await put('/api/ChannelPricing/Update', { ...rule, commissionPercent: 20 })
  const found = await diff(JAHEZ)
  expect(found).toMatchObject({ publishedAt: null, counts: { new: 3, changed: 0, gone: 0, same: 0 } })
  expect(found?.rows[0]).toMatchObject({
    productId: kabsa(),
    change: 'new',
    housePrice: 25,
    price: 29,
    leftOver: 23.2,
    publishedPrice: null,
  })
})

it('sends the signed menu to every shop of the brand, and is online without complaints', async () => {
  const stray = { productId: 2_000_000_001, name: '{}', price: 3, isAvailable: false }
  for (const storeId of [shop.storeId, shop.otherStoreId])
    platforms.shop('jahez', storeId).menu = { categories: [], items: [stray] }
  const done = await published(JAHEZ)
  expect(done).toMatchObject({ state: 'Online', complaints: [], itemCount: 3 })
  expect(platforms.taken.map(({ method, path }) => `${method} ${path}`)).toEqual(
    [shop.storeId, shop.otherStoreId].flatMap(storeId => [
      `PUT /api/branches/${storeId}/categories`,
      ...shop.productIds.map(id => `PUT /api/branches/${storeId}/items/${id}`),
      `GET /api/branches/${storeId}/items`,
      `DELETE /api/branches/${storeId}/items/2000000001`,
    ]),
  )
  expect(arrived(kabsa())[0]).toMatchObject({ productId: kabsa(), price: 29 })
  expect((await diff(JAHEZ))?.counts).toEqual({ new: 0, changed: 0, gone: 0, same: 3 })
})

it('shows changed and removed dishes, and leaves out equal ones on request', async () => {
  await owner.query('update product set price = 30, is_visible = false where id = $1', [kabsa()])
  await owner.query('update product set deleted_at = now() where id = $1', [fattoush()])
  const found = await diff(JAHEZ, '&OnlyDifferences=true')
  expect(found?.counts).toEqual({ new: 0, changed: 1, gone: 1, same: 1 })
  expect(found?.rows).toMatchObject([
    {
      productId: kabsa(),
      change: 'changed',
      fields: ['price', 'isAvailable'],
      price: 34.5,
      publishedPrice: 29,
    },
    { productId: fattoush(), change: 'gone', price: null },
  ])
  await owner.query('update product set price = 25, is_visible = true where id = $1', [kabsa()])
  await owner.query('update product set deleted_at = null where id = $1', [fattoush()])
})

it('sends a branch its own price, without dishes that the branch does not have', async () => {
  const where = { serviceProviderId: shop.serviceProviderId, productId: kabsa() }
  const exceptions = [{ channelId: JAHEZ, branchId: shop.branchId, price: 31.25 }]
  await put('/api/PriceException/Update', { ...where, exceptions })
  await owner.query('update product set exclude_branches_ids = $2 where id = $1', [
    kabsa(),
    [shop.otherBranchId],
  ])
  await published(JAHEZ)
  expect(arrived(kabsa())).toMatchObject([
    { price: 31.25, isAvailable: true },
    { price: 29, isAvailable: false },
  ])
  await put('/api/PriceException/Update', { ...where, exceptions: [] })
})

it('names and leaves out dishes that cannot be sent, and warns of missing legal facts', async () => {
  await owner.query('update product set price = null where id = $1', [kabsa()])
  await owner.query(`update product set name = '{"ar":"","en":"Fattoush"}' where id = $1`, [fattoush()])
  const found = await diff(KEETA)
  expect(found?.counts.new).toBe(1)
  expect(found?.problems.map(({ code, language, dishes }) => [code, language, dishes.length])).toEqual([
    ['no_price', null, 1],
    ['no_name', 'ar', 1],
    ['missing_facts', null, 3],
  ])
  await owner.query('update category set is_visible = false where id = $1', [shop.categoryId])
  expect((await diff(KEETA))?.problems.map(({ code }) => code)).toContain('no_category')
  await owner.query('update category set is_visible = true where id = $1', [shop.categoryId])
  await owner.query('update product set price = 25 where id = $1', [kabsa()])
  await owner.query(`update product set name = '{"ar":"فتوش","en":"Fattoush"}' where id = $1`, [fattoush()])
})

it('warns of a dish whose required group has nothing left, and sends it as unavailable', async () => {
  const option = { id: 1, optionNameEn: 'Rice', price: 0, isAvailable: false }
  const group = { id: 1, name: { ar: 'رز', en: 'Rice' }, options: [option], min: 1, max: 1, required: true }
  await owner.query('update product set modifiers = $2 where id = $1', [kabsa(), JSON.stringify([group])])
  expect((await diff(KEETA))?.problems).toContainEqual(
    expect.objectContaining({ code: 'unsellable', isBlocking: false }),
  )
  await published(KEETA)
  expect(arrived(kabsa())[0]).toMatchObject({ productId: kabsa(), isAvailable: false })
  await owner.query(`update product set modifiers = '[]' where id = $1`, [kabsa()])
})

it("fails with the platform's complaints per dish, cleaned", async () => {
  const complaints = [
    { productId: kabsa(), code: 'name_too_long', message: 'Too\u0000 long\u202e' },
    { productId: 'nonsense', code: 'other', message: '' },
  ]
  const data = { complaints }
  platforms.answerWith(({ path }) =>
    path === '/open/menu/sync' ? { status: 200, body: { code: 0, message: '', data } } : null,
  )
  const before = await diff(KEETA)
  const failed = await published(KEETA)
  expect(failed).toMatchObject({
    state: 'Failed',
    complaints: [
      { productId: kabsa(), code: 'name_too_long', message: 'Too long' },
      { productId: null, code: 'other', message: '' },
    ],
  })
  expect(failed?.endedAt).not.toBeNull()
  expect((await diff(KEETA))?.publishedAt).toBe(before?.publishedAt)
})

it('fails clearly when the platform is not connected or refuses', async () => {
  expect((await published(HUNGERSTATION))?.complaints).toMatchObject([{ code: 'not_connected' }])
  platforms.answerWith(() => ({ status: 200, body: { code: 1006, message: 'not like this' } }))
  expect(await published(KEETA)).toMatchObject({ state: 'Failed', complaints: [{ code: 'refused' }] })
})

it('retries while the platform does not answer, and gives up after half an hour', async () => {
  platforms.answerWith(() => ({ status: 503, body: {} }))
  const waiting = await published(KEETA)
  expect(waiting).toMatchObject({ state: 'Sending', complaints: [{ code: 'unreachable' }] })
  const id = waiting?.id ?? 0
  await api.foundation.jobs.run(END_OVERDUE)
  expect((await read(id))?.state).toBe('Sending')
  await owner.query(`update menu_publication set created_at = now() - interval '31 minutes' where id = $1`, [
    id,
  ])
  await api.foundation.jobs.run(END_OVERDUE)
  const ended = await read(id)
  expect(ended?.state).toBe('Failed')
  expect(ended?.complaints.map(({ code }) => code)).toEqual(['unreachable', 'timed_out'])
  platforms.answerWith(() => null)
  await rescheduleJobs(owner)
  platforms.taken.length = 0
  await api.foundation.jobs.drain()
  expect(platforms.taken.map(({ path }) => path)).not.toContain('/open/menu/sync')
  expect((await read(id))?.state).toBe('Failed')
})

it('sends once per Idempotency-Key', async () => {
  const key = { 'idempotency-key': 'publish-once' }
  const answers = await Promise.all([publish([JAHEZ], key), publish([JAHEZ], key), publish([JAHEZ], key)])
  expect(new Set(answers.map(([one]) => one?.id)).size).toBe(1)
  await api.foundation.jobs.drain()
  expect(arrived(kabsa())).toHaveLength(2)
})

it('merges requests for a queued menu, and sends a changed one after it', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish([JAHEZ, KEETA])))
  expect(new Set(answers.flatMap(list => list.map(({ id }) => id))).size).toBe(2)
  await owner.query('update product set price = 26 where id = $1', [kabsa()])
  const [changed] = await publish([JAHEZ])
  await owner.query('update product set price = 25 where id = $1', [kabsa()])
  const [changedBack] = await publish([JAHEZ])
  const first = answers[0]?.find(({ channelId }) => channelId === JAHEZ)
  expect(new Set([first?.id, changed?.id, changedBack?.id]).size).toBe(3)
  await api.foundation.jobs.drain()
  const [again] = await publish([JAHEZ])
  expect(again?.id).not.toBe(changedBack?.id)
  await api.foundation.jobs.drain()
})

it('deletes menus after 90 days, except those that a platform shows', async () => {
  await published(JAHEZ)
  await owner.query(`update menu_publication set created_at = now() - interval '91 days'`)
  await api.foundation.jobs.run(FORGET_OLD)
  const { rows } = await owner.query('select channel_id, state from menu_publication order by channel_id')
  expect(rows).toEqual([
    { channel_id: JAHEZ, state: 'Online' },
    { channel_id: KEETA, state: 'Online' },
  ])
})

it('uses as many queries for a menu of a hundred dishes as for one of three', async () => {
  // The first call also reads the session and the permissions, which are cached for some seconds.
  await diff(JAHEZ)
  const counting = countQueries()
  await diff(JAHEZ)
  const few = counting.counts.statements
  await owner.query(
    `insert into product (account_id, service_provider_id, category_id, name, search_key, price)
      select account_id, service_provider_id, category_id, name, search_key, n from product, generate_series(1, 97) n
      where id = $1`,
    [kabsa()],
  )
  counting.counts.statements = 0
  expect((await diff(JAHEZ))?.counts.new).toBe(97)
  counting.stop()
  expect(few).toBeGreaterThan(0)
  expect(counting.counts.statements).toBe(few)
})

it('refuses an unknown platform', async () => {
  const { serviceProviderId } = shop
  const strange = await add({ serviceProviderId, channelIds: [9] })
  expect(Object.keys(strange.json().errors)).toEqual(['channelIds'])
})
