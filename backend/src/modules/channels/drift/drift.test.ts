import { localDate } from '@sufra/shared/contracts/zoned-time'
import type { DriftPage, DriftRow, DriftSummary } from '@sufra/shared/contracts/drift'
import { createPlatformCalls } from '#src/modules/channels/platform-call/platform-call.service.ts'
import { startDeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import type { DeliveryPlatforms } from '#src/testing/delivery-platforms.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { createShopReader } from './read-shop.ts'
import type { ShopReader } from './read-shop.ts'

let platforms: DeliveryPlatforms
let open: OpenShop
let reader: ShopReader
let clock = Date.now()
let key = { accountId: 1, id: 0 }
let [kabsa, fattoush] = [0, 0]

beforeAll(async () => {
  platforms = await startDeliveryPlatforms()
  open = await openShop(platforms.settings)
  kabsa = open.shop.productIds[0] ?? 0
  fattoush = open.shop.productIds[1] ?? 0
  const { foundation } = open.test
  reader = createShopReader(foundation, {
    calls: createPlatformCalls(foundation),
    now: () => new Date(clock),
  })
  const { rows } = await open.owner.query(
    'select id from integration where account_id = 1 and branch_id = $1 and channel_id = 1',
    [open.shop.branchId],
  )
  key = { accountId: 1, id: rows[0].id }
  await publish()
  await settle()
})
afterAll(async () => {
  await open?.close()
  await platforms?.close()
})

const shop = () => platforms.shop('hungerstation', open.shop.storeId)
/** Returns a dish as the platform shows it; a change of it happens without notice to Sufra. */
const shown = (productId: number) => {
  const item = shop().menu?.items.find(each => each.productId === productId)
  if (!item) throw new Error(`There is no dish ${productId}`)
  return item
}
const setState = (next: 'open' | 'closed') => {
  shop().status = { state: next, extraMinutes: null, until: null }
}
const drain = () => open.test.foundation.jobs.drain()
const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
  const answer = await open.test.app.inject({ method, url, headers: open.admin, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
  return answer.json()
}
const publish = async () => {
  await send('POST', '/api/MenuPublication/Add', {
    serviceProviderId: open.shop.serviceProviderId,
    channelIds: [1],
  })
  await drain()
}
/** Reads the shop `afterMs` later. */
const read = (afterMs = 30_000, periodMs = 20_000) => {
  clock += afterMs
  return reader.read({ ...key, channelId: 1, periodMs }, AbortSignal.timeout(20_000))
}
const settle = async () => {
  await read()
  await drain()
  await read()
  await read()
}
const list = async (query = ''): Promise<DriftRow[]> => {
  const page: DriftPage = await open.get(`/api/Drift/Get?BranchId=${open.shop.branchId}&ChannelId=1${query}`)
  return page.data.filter(({ endedAt }) => endedAt === null)
}
const verdicts = async (): Promise<unknown[]> =>
  (await list()).map(({ kind, productId, verdict, wanted, shown: seen }) => [
    kind,
    productId,
    verdict,
    wanted,
    seen,
  ])
const summary = async (): Promise<DriftSummary['shops'][number] | undefined> => {
  const answer: DriftSummary = await open.get(`/api/Drift/Summary?BranchId=${open.shop.branchId}&ChannelId=1`)
  return answer.shops[0]
}
const repair = async (wanted: object = {}, headers = open.admin) => {
  const payload = { branchIds: [open.shop.branchId], channelId: 1, ...wanted }
  return (await open.test.app.inject({ method: 'POST', url: '/api/Drift/Repair', headers, payload })).json()
}
const state = (kind: object) =>
  send('PUT', '/api/Branch/SetStatus', { branchIds: [open.shop.branchId], ...kind })

it('detects a price that the platform changed at the second reading, and repairs it', async () => {
  shown(kabsa).price = 30
  await read()
  expect(await verdicts()).toEqual([['price', kabsa, 'pending', 25, 30]])
  await read()
  expect(await verdicts()).toEqual([['price', kabsa, 'different', 25, 30]])
  expect(await repair({ kind: 'price', productId: kabsa })).toEqual({ repairing: 1 })
  expect(await verdicts()).toEqual([['price', kabsa, 'pending', 25, 30]])
  await drain()
  await read()
  expect(await verdicts()).toEqual([])
  expect(shown(kabsa).price).toBe(25)
  const page: DriftPage = await open.get('/api/Drift/Get')
  expect(page.data[0]).toMatchObject({ verdict: 'same', repairBy: expect.any(String) })
})

it('reports a shop that stays open on a special day on which its branch is closed', async () => {
  const date = localDate(new Date(clock), 'Asia/Riyadh')
  const setSpecialDays = (days: object[]) =>
    open.owner.query(`update branch set special_hours = '${JSON.stringify(days)}'`)
  await setSpecialDays([{ date, closed: true, from: '00:00', to: '00:00', label: '' }])
  await settle()
  expect(await verdicts()).toEqual([['state', null, 'different', 'closed', 'open']])
  await setSpecialDays([])
  await read()
  expect(await verdicts()).toEqual([])
})

it('detects a closed shop, shows it at its branch, and opens it again', async () => {
  setState('closed')
  await settle()
  expect(await verdicts()).toEqual([['state', null, 'different', 'open', 'closed']])
  const overview = await open.get('/api/Branch/Get/ServiceProviderId?PaginatedRequest.PageSize=50')
  const [{ channels }] = overview.data.filter(({ id }: { id: number }) => id === open.shop.branchId)
  expect(channels[0]).toMatchObject({ channelId: 1, state: 'Open', shownState: 'Paused', isMismatch: true })
  await repair()
  await drain()
  await read()
  expect([await verdicts(), shop().status.state]).toEqual([[], 'open'])
})

it('detects products that are offered although off, and hidden although on', async () => {
  await send('PUT', '/api/Product/Snooze', { productIds: [fattoush], until: null })
  await drain()
  await settle()
  expect(await verdicts()).toEqual([])
  shown(fattoush).isAvailable = true
  shown(kabsa).isAvailable = false
  await settle()
  expect(await verdicts()).toEqual([
    ['availability', kabsa, 'different', true, false],
    ['availability', fattoush, 'different', false, true],
  ])
  await repair({ kind: 'availability' })
  await drain()
  await read()
  expect(await verdicts()).toEqual([])
  expect([shown(kabsa).isAvailable, shown(fattoush).isAvailable]).toEqual([true, false])
  await send('PUT', '/api/Product/Activate', { productIds: [fattoush] })
  await drain()
})

it('detects a missing dish and sends the menu without unavailable products', async () => {
  await settle()
  await send('PUT', '/api/Product/Snooze', { productIds: [fattoush], until: null })
  await drain()
  const { menu } = shop()
  if (menu) menu.items = menu.items.filter(({ productId }) => productId !== kabsa)
  await settle()
  expect(await verdicts()).toEqual([['missing', kabsa, 'different', true, null]])
  await repair()
  await drain()
  await read()
  expect(await verdicts()).toEqual([])
  expect(shown(fattoush).isAvailable).toBe(false)
  await send('PUT', '/api/Product/Activate', { productIds: [fattoush] })
  await drain()
  await settle()
})

it('reports no difference while a change is under way, however long it takes', async () => {
  await state({ state: 'Paused' })
  await read()
  await read()
  expect(await verdicts()).toEqual([['state', null, 'pending', 'closed', 'open']])
  platforms.answerWith(({ method }) => (method === 'PUT' ? { status: 503, body: {} } : null))
  await drain()
  platforms.answerWith(() => null)
  await read()
  await read()
  expect(await verdicts()).toEqual([['state', null, 'pending', 'closed', 'open']])
  await rescheduleJobs(open.owner)
  await drain()
  await read(1_000)
  expect(await verdicts()).toEqual([])
  await state({ state: 'Open' })
  await drain()
  await settle()
})

it('reports an unreadable shop as unknown since then, and reads it less often', async () => {
  shown(kabsa).price = 31
  await settle()
  platforms.answerWith(() => ({ status: 503, body: {} }))
  const waits = [await read(), await read()]
  expect(waits[1]?.inMs).toBeGreaterThan(waits[0]?.inMs ?? 0)
  expect(await verdicts()).toEqual([['price', kabsa, 'unknown', 25, 31]])
  expect(await summary()).toMatchObject({ problem: 'no_answer', failedSince: expect.any(String) })
  platforms.answerWith(() => null)
  shown(kabsa).price = 25
  clock += 120_000
  await open.owner.query(`update integration set status = 'Connected', failed_at = '{}'`)
  await read()
  expect([await verdicts(), await summary()]).toMatchObject([[], { problem: null, failedSince: null }])
})

it('writes only the reading time while nothing changes', async () => {
  await settle()
  const traces = async () =>
    (
      await open.owner.query(
        `select (select json_agg(s order by product_id) from (select *, xmin::text from platform_item where integration_id = $1) s) as items,
          (select json_agg(d order by id) from (select *, xmin::text from drift) d) as drift,
          (select count(*) from graphile_worker.jobs) as jobs`,
        [key.id],
      )
    ).rows[0]
  const before = await traces()
  await read()
  await read()
  expect(await traces()).toEqual(before)
})

it('doubles the period of a shop where nothing changes, up to ten minutes, and shortens it after a change', async () => {
  await settle()
  expect(await read(30_000, 20_000)).toMatchObject({ periodMs: 40_000 })
  expect(await read(30_000, 400_000)).toMatchObject({ periodMs: 600_000 })
  setState('closed')
  expect(await read(30_000, 600_000)).toEqual({ inMs: 6_000, periodMs: 20_000 })
  setState('open')
  await settle()
})

it("repairs only what the caller may change, and only the caller's own shops", async () => {
  shown(kabsa).price = 40
  setState('closed')
  await settle()
  const cashier = await open.test.signIn('staff')
  expect(await repair({}, cashier)).toEqual({ repairing: 1 })
  await drain()
  await read()
  expect(await verdicts()).toEqual([['price', kabsa, 'different', 25, 40]])
  expect(await repair()).toEqual({ repairing: 1 })
  await drain()
  await read()
  expect(await verdicts()).toEqual([])
})

it('counts the orders that were rejected while a difference existed', async () => {
  setState('closed')
  clock = Date.now()
  await settle()
  await open.owner.query(`update drift set since = now() - interval '1 hour' where ended_at is null`)
  const order = await open.place()
  await open.actAs(open.admin, { id: order.id, action: 2, reasonCode: 'TooBusy' })
  const answer: DriftSummary = await open.get('/api/Drift/Summary')
  expect(answer.lost).toMatchObject({ orders: 1, sum: order.finalPrice })
})

it('detects and repairs the price of one size of a dish, and names the size', async () => {
  const lemonade = open.shop.productIds[2] ?? 0
  const [small = 0, large = 0] = (
    await open.owner.query(
      `insert into size (account_id, service_provider_id, name) values (1, $1, '{"ar":"صغير","en":"Small"}'), (1, $1, '{"ar":"كبير","en":"Large"}')
       returning id`,
      [open.shop.serviceProviderId],
    )
  ).rows.map(({ id }: { id: number }) => id)
  const sizes = [
    { sizeId: small, price: 12 },
    { sizeId: large, price: 16 },
  ]
  await open.owner.query('update product set sizes = $2 where account_id = 1 and id = $1', [
    lemonade,
    JSON.stringify(sizes),
  ])
  setState('open')
  await publish()
  await settle()
  expect(await verdicts()).toEqual([])
  shown(lemonade).sizes = [
    { sizeId: small, price: 12 },
    { sizeId: large, price: 20 },
  ]
  await settle()
  const rows = await list()
  expect(rows).toMatchObject([
    { kind: 'price', productId: lemonade, sizeId: large, verdict: 'different', wanted: 16, shown: 20 },
  ])
  expect(JSON.parse(rows[0]?.optionName ?? '')).toEqual({ ar: 'كبير', en: 'Large' })
  expect(await repair({ kind: 'price', productId: lemonade })).toEqual({ repairing: 1 })
  await drain()
  await read()
  expect(await verdicts()).toEqual([])
  expect(shown(lemonade).sizes).toEqual(sizes)
})

it('sorts by dish when requested, regardless of age', async () => {
  shown(fattoush).price = 32
  await settle()
  shown(kabsa).price = 31
  setState('closed')
  await settle()
  const listed = async (order: string) => (await list(`&Order=${order}`)).map(({ productId }) => productId)
  expect(await listed('worst')).toEqual([null, fattoush, kabsa])
  expect(await listed('dish')).toEqual([null, kabsa, fattoush])
})
