import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { z } from 'zod'
import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import type { MerchantPage, MerchantSummary } from '@sufra/shared/contracts/merchant'
import { FoodFacts } from '@sufra/shared/contracts/food-facts'
import { HIGH_SODIUM_MG } from '@sufra/shared/contracts/food-list'
import type { MenuDiff } from '@sufra/shared/contracts/publication'
import type { NotificationPage } from '@sufra/shared/contracts/notification'
import type { LiveOrders } from '@sufra/shared/contracts/order'
import type { ProductPage } from '@sufra/shared/contracts/product'
import type { TeamPage } from '@sufra/shared/contracts/user'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import { COFFEE_HOUSE_MENU, RESTAURANT_MENU } from './menu/menus.ts'
import { menusStep } from './menu/menus-step.ts'
import { merchantsStep } from './merchants/merchants-step.ts'
import { notificationsStep } from './notifications-step.ts'
import { ordersStep } from './orders/orders-step.ts'
import { PICTURES, readPicture } from './picture-files.ts'
import { plansStep } from './plans.ts'
import { teamStep } from './team-step.ts'

const MEGABYTE = 1024 * 1024

let api: TestApp
let admin: { authorization: string }
beforeAll(async () => {
  api = await createTestApp()
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    for (const step of [plansStep, menusStep, teamStep, merchantsStep, ordersStep, notificationsStep])
      await step.run(db, api.foundation)
  })
  admin = await api.signIn('admin')
})
afterAll(() => api?.close())

const get = async (url: string, headers = admin) => (await api.app.inject({ url, headers })).json()
const menuOf = async (headers = admin): Promise<ProductPage> => {
  const { data } = await get('/api/ServiceProvider/Get', headers)
  return get(`/api/Product/Get?ServiceProviderId=${data[0].id}&PaginatedRequest.PageSize=1000`, headers)
}
const info = async (payload: object = {}): Promise<SellerInfo> => {
  const body = { branchId: 0, orderStatusId: 0, ...payload }
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/Dashboard/GetSellerInfo',
    payload: body,
    headers: admin,
  })
  return answer.json()
}

it('the menu has 126 products, seven of them snoozed, in the order of its front row', async () => {
  const { data } = await menuOf()
  expect(data).toHaveLength(126)
  expect(data.filter(({ isVisible }) => !isVisible)).toHaveLength(7)
  expect(data.slice(0, 3).map(({ name }) => JSON.parse(name).en)).toEqual([
    'Lamb Kabsa',
    'House Burger',
    'Fattoush',
  ])
  expect(data.filter(({ price }) => price === null)).toHaveLength(3)
  expect(data.filter(({ imageUrl }) => imageUrl === null).length).toBeGreaterThan(1)
})

it('the menu has food facts of most dishes, and marks those that miss some', async () => {
  const { data } = await menuOf()
  const missing = data.filter(({ sodiumMg, allergens, calories }) =>
    [sodiumMg, allergens, calories].includes(null),
  )
  expect(missing.length).toBeGreaterThan(8)
  expect(missing.length).toBeLessThan(30)
  expect(data.some(({ sodiumMg }) => (sodiumMg ?? 0) >= HIGH_SODIUM_MG)).toBe(true)
  expect(data.filter(({ isDrink, caffeineMg }) => isDrink && caffeineMg === null)).toHaveLength(2)
  for (const dish of data.filter(({ caffeineMg }) => caffeineMg)) expect(dish.caffeinePer).not.toBeNull()
  for (const { sodiumMg, allergens } of data)
    FoodFacts.pick({ sodiumMg: true, allergens: true }).parse({ sodiumMg, allergens })
})

it('choices are shared by many dishes, drinks and pizzas have sizes, and breakfast ends at noon', async () => {
  const choices = (await get('/api/Choice/Get')).data
  expect(choices).toHaveLength(4)
  for (const { productCount } of choices) expect(productCount).toBeGreaterThan(10)
  const { data } = await menuOf()
  const sized = data.filter(({ sizes }) => sizes.length > 1)
  expect(sized.length).toBeGreaterThan(6)
  for (const { price, sizes } of sized) expect(sizes.map(each => each.price)).toContain(price)
  expect(data.filter(({ schedule }) => schedule).map(({ name }) => JSON.parse(name).en)).toEqual([
    'Foul Mudammas',
    'Shakshuka',
  ])
})

it('every name exists in both languages, and no SKU twice', () => {
  const items = [...RESTAURANT_MENU, ...COFFEE_HOUSE_MENU].flatMap(section => section.items)
  expect(items.filter(({ ar, en }) => !/[\u0600-\u06ff]/.test(ar) || !/[a-z]/i.test(en))).toEqual([])
  expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length)
})

it('every dish but five has a picture: 640 × 427, at most 12 KB, and all of them less than 1 MB', async () => {
  const skus = [...RESTAURANT_MENU, ...COFFEE_HOUSE_MENU].flatMap(section =>
    section.items.map(({ sku }) => sku),
  )
  const bare = ['BKR-04', 'CLD-12', 'GRL-13', 'RIC-14', 'SLD-07']
  const files = await readdir(PICTURES)
  const pictured = skus.filter(sku => !bare.includes(sku))
  expect(files.toSorted()).toEqual(pictured.map(sku => `${sku}.webp`).toSorted())
  const sizes = await Promise.all(files.map(async file => (await stat(join(PICTURES, file))).size))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MEGABYTE)
  expect(await sharp(await readPicture('RIC-01')).metadata()).toMatchObject({
    width: 640,
    height: 427,
  })
})

it('a picture of the menu is served at its address', async () => {
  const { data } = await menuOf()
  const answer = await api.app.inject(data[0]?.imageUrl ?? '')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
})

it('a cashier can toggle a seeded product by the full update', async () => {
  const staff = await api.signIn('staff')
  const { data } = await menuOf(staff)
  const burger = data.find(({ name }) => name.includes('House Burger'))
  if (!burger) throw new Error('There is no burger on the menu')
  const form = productForm(inputOf(burger, { isVisible: false }))
  const headers = { ...form.headers, ...staff }
  const answer = await api.app.inject({
    method: 'PUT',
    url: '/api/Product/Update',
    payload: form.payload,
    headers,
  })
  expect(answer.json()).toMatchObject({ isVisible: false })
})

it('the live board has something in every lane', async () => {
  const live: LiveOrders = await get('/api/Order/GetLiveOrders')
  const states = live.data.filter(({ closedAt }) => closedAt === null).map(({ orderStatus }) => orderStatus)
  expect(states.toSorted()).toEqual([
    'Failed',
    'New',
    'Preparing',
    'Preparing',
    'Preparing',
    'Ready',
    'Scheduled',
  ])
})

it('the amounts of every order add up, and no time is in the future', async () => {
  const { rows } = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`
      select o.id from app_order o join order_line l on (l.account_id, l.order_id) = (o.account_id, o.id)
      group by o.account_id, o.id
      having sum(l.final_price) <> o.sub_total or o.sub_total - o.discount_total + o.delivery_fee <> o.final_price
      union all select id from app_order where placed_at > now() or closed_at > now() or closed_at < placed_at`),
  )
  expect(rows).toEqual([])
})

it('a month has sales every day, with peaks at the weekend and in the evening', async () => {
  const now = Date.now()
  const weeks = await info({
    from: new Date(now - 31 * 86_400_000).toISOString(),
    to: new Date(now).toISOString(),
  })
  expect(weeks.orders).toBeGreaterThan(2500)
  expect(weeks.byHour[20]?.orders ?? 0).toBeGreaterThan(10 * (weeks.byHour[4]?.orders ?? 0))
  expect(weeks.missed + weeks.rejected + weeks.cancelled).toBeGreaterThan(50)
  expect(weeks.byChannel.every(({ orders }) => orders > 300)).toBe(true)
  expect(weeks.topProducts).toHaveLength(5)
})

it('the team has a member in every state', async () => {
  const team: TeamPage = await get('/api/User/GetByAccountId')
  const states = team.data.map(({ email, role, branchIds, isActive, invitePending }) => ({
    name: email.split('@')[0],
    role,
    branches: branchIds.length,
    state: isActive ? (invitePending ? 'invited' : 'active') : 'off',
  }))
  expect(states).toHaveLength(7)
  expect(states).toEqual(
    expect.arrayContaining([
      { name: 'abdulaziz', role: 'BranchManager', branches: 1, state: 'active' },
      { name: 'majed', role: 'Custom', branches: 0, state: 'active' },
      { name: 'reem', role: 'Cashier', branches: 1, state: 'invited' },
      { name: 'hind', role: 'Cashier', branches: 0, state: 'off' },
    ]),
  )
  const lead = await get('/api/User/Get', await api.signIn('majed'))
  expect(lead).toMatchObject({ roleName: '{"ar":"مشرف توصيل","en":"Delivery lead"}' })
  await expect(api.signIn('hind')).rejects.toThrow('bad_credentials')
})

it("the merchant's people have notifications of the last days, most of them read", async () => {
  const told = async (name: string): Promise<z.infer<typeof NotificationPage>> =>
    get('/api/Notification/Get?PaginatedRequest.PageSize=50', await api.signIn(name))
  const { data } = await told('admin')
  expect(new Set(data.map(({ kind }) => kind))).toEqual(
    new Set(['orderMissed', 'orderFailed', 'branchPaused', 'connectionLost', 'publishFailed']),
  )
  expect(data.filter(({ isRead }) => isRead).length).toBeGreaterThan(2)
  expect(data.some(({ isRead }) => !isRead)).toBe(true)
  const cashier = (await told('staff')).data.map(({ kind }) => kind)
  expect(cashier).toContain('orderMissed')
  expect(cashier).not.toContain('connectionLost')
  expect((await told('operator')).totalCount).toBe(0)
})

it("the operator's list has the other merchants with plans and orders", async () => {
  const operator = await api.signIn('operator')
  const list: MerchantPage = await get('/api/Account/Get?PaginatedRequest.PageSize=100', operator)
  const summary: MerchantSummary = await get('/api/Account/GetSummary', operator)
  expect(list.totalCount).toBeGreaterThan(60)
  expect(summary.suspended).toBeGreaterThan(2)
  expect(summary.expiringIn14Days).toBeGreaterThan(5)
  expect(list.data.find(({ name }) => name.includes('Al Bait Al Ateeq'))?.ordersLast30Days).toBeGreaterThan(
    2500,
  )
  expect(list.data.find(({ name }) => name.includes('Diriyah Shawarma'))?.ordersLast30Days).toBe(812)
})

it('a demo menu came in one change: its history has one entry, not a hundred', async () => {
  const { rows } = await api.foundation.database.run(ALL_MERCHANTS, async db =>
    db.execute(sql`
      select count(distinct coalesce(change_id::text, id::text))::int as changes
      from menu_revision where before is null group by service_provider_id`),
  )
  expect(rows).toEqual([{ changes: 1 }, { changes: 1 }])
})

it('demo products cost more on one platform by a pricing rule, with one exception', async () => {
  const [brand] = (await api.app.inject({ url: '/api/ServiceProvider/Get', headers: admin })).json().data
  const url = `/api/MenuPublication/Diff?ServiceProviderId=${brand.id}&ChannelId=1`
  const { channels }: MenuDiff = (await api.app.inject({ url, headers: admin })).json()
  const rows = channels.find(({ channelId }) => channelId === 1)?.rows ?? []
  const priceOf = (name: string) => rows.find(row => row.name.includes(`"${name}"`))
  expect(priceOf('Lamb Kabsa')).toMatchObject({ housePrice: 48, price: 50 })
  expect(priceOf('Chicken Kabsa')).toMatchObject({ housePrice: 36, price: 40.5, leftOver: 33.21 })
})
