import pg from 'pg'
import { tenant } from '#src/database/database.ts'
import { userBranch } from '#src/modules/identity/user/user.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { addPlacedOrder } from '#src/testing/placed-order.ts'
import type { NewOrder } from '#src/testing/placed-order.ts'

let api: TestApp
let own: Menu
let owner: pg.Pool
let admin: { authorization: string }

// A Tuesday and the one before it.
const tuesday = { from: '2026-03-09T21:00:00Z', to: '2026-03-10T21:00:00Z' }
const at = (time: string) => new Date(`2026-03-10T${time}+03:00`)
const before = (time: string) => new Date(`2026-03-03T${time}+03:00`)

beforeAll(async () => {
  api = await createTestApp()
  const { database } = api.foundation
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  own = await addMenu(database, 1, [
    { en: 'Kabsa', calories: 700, sodiumMg: 900, allergens: [] },
    { en: 'Hidden', isVisible: false, snoozedAt: new Date(Date.now() - 25 * 3_600_000) },
    { en: 'Coffee', calories: 5, sodiumMg: 1, allergens: [], isDrink: true },
  ])
  const foreign = await addMenu(database, 2, [])
  admin = await api.signIn('admin')
  const [kabsa = 0] = own.productIds
  const add = (changes: NewOrder, quantity = 0, productId: number | null = kabsa) =>
    addPlacedOrder(database, own, {
      changes,
      lines: quantity > 0 ? [{ productId, quantity, name: 'Kabsa' }] : [],
    })
  await add({ placedAt: at('00:00:00'), finalPrice: 40, acceptedAt: at('00:00:30') }, 1)
  await add({ placedAt: at('13:30:00'), finalPrice: 60.5, channelId: 2, acceptedAt: at('13:31:30') }, 3)
  await add(
    { placedAt: at('13:59:59'), finalPrice: 20, refundedTotal: 5, branchId: own.otherBranchId },
    9,
    null,
  )
  await add({ placedAt: at('14:00:00'), status: 'Missed', finalPrice: 77 }, 50)
  await add({ placedAt: at('14:01:00'), status: 'Rejected', reasonCode: 'TooBusy', finalPrice: 30 })
  await add({ placedAt: at('14:02:00'), status: 'Rejected', reasonCode: 'TooBusy', finalPrice: 12 })
  await add({ placedAt: at('14:03:00'), status: 'Cancelled', finalPrice: 8, branchId: own.otherBranchId })
  await add({ placedAt: at('14:05:00'), isTest: true, finalPrice: 999 }, 7)
  await add({ placedAt: before('13:00:00'), finalPrice: 50, acceptedAt: before('13:01:00') }, 2)
  await add({ placedAt: before('15:00:00'), status: 'Missed', finalPrice: 11 })
  await addPlacedOrder(database, foreign, { changes: { placedAt: at('12:00:00') }, lines: [] })
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const call = (panel: string, payload: object, headers = admin) =>
  api.app.inject({
    method: 'POST',
    url: `/api/Dashboard/Get${panel}`,
    payload: { branchId: 0, ...payload },
    headers,
  })
const read = async (panel: string, payload: object = tuesday, headers = admin) =>
  (await call(panel, payload, headers)).json()

it('compares figures with the same weekday before', async () => {
  expect(await read('Figures')).toEqual({
    orders: 3,
    sales: 115.5,
    averageTicket: 38.5,
    acceptanceSecondsMedian: 60,
    days: [{ day: '2026-03-10', orders: 3, sales: 115.5 }],
    previous: {
      orders: 1,
      sales: 50,
      averageTicket: 50,
      acceptanceSecondsMedian: 60,
    },
  })
})

it('returns hours of local time, and the last four weeks from Sunday on', async () => {
  const { hours, previous, week } = await read('Hours')
  expect(hours[0]).toEqual({ orders: 1, sales: 40 })
  expect(hours[13]).toEqual({ orders: 2, sales: 75.5 })
  expect(previous[13]).toEqual({ orders: 1, sales: 50 })
  expect(week).toMatchObject({ from: '2026-02-10T21:00:00.000Z', to: '2026-03-10T21:00:00.000Z' })
  expect(week.days[2][13]).toEqual({ orders: 3, sales: 125.5 })
  expect(week.days[1][13].orders).toBe(0)
})

it('derives platforms, products and losses from the orders', async () => {
  const { channels } = await read('Channels')
  expect(channels.map((one: { orders: number; sales: number }) => [one.orders, one.sales])).toEqual([
    [2, 55],
    [1, 60.5],
    [0, 0],
  ])
  expect(channels[0].previous).toEqual({ orders: 1, sales: 50 })
  const { products } = await read('Products')
  expect(
    products.map(({ quantity, sales, previousQuantity }: Record<string, number>) => [
      quantity,
      sales,
      previousQuantity,
    ]),
  ).toEqual([
    [9, 90, 0],
    [4, 40, 2],
  ])
  expect(await read('Losses')).toEqual({
    orders: 4,
    value: 127,
    previous: { orders: 1, value: 11 },
    causes: [
      { status: 'Missed', reason: null, orders: 1, value: 77 },
      { status: 'Rejected', reason: 'TooBusy', orders: 2, value: 42 },
      { status: 'Cancelled', reason: null, orders: 1, value: 8 },
    ],
  })
})

it('filters by branch, and accepts ten years', async () => {
  expect(await read('Figures', { ...tuesday, branchId: own.otherBranchId })).toMatchObject({
    orders: 1,
    sales: 15,
  })
  const years = { from: '2016-12-01T00:00:00Z', to: '2026-11-30T00:00:00Z' }
  expect(await read('Figures', years)).toMatchObject({ orders: 4, sales: 165.5 })
})

it('counts open problems per source', async () => {
  await addPlacedOrder(api.foundation.database, own, {
    changes: { placedAt: new Date(), status: 'Missed', finalPrice: 42 },
    lines: [],
  })
  await owner.query(`update branch set override_kind = 'Paused' where id = $1`, [own.otherBranchId])
  await owner.query(
    `insert into integration (account_id, branch_id, channel_id, store_id, webhook_secret, status)
      values (1, $1, 2, 'S-1', 'x', 'Degraded'), (1, $1, 1, 'S-2', 'x', 'Connected')`,
    [own.branchId],
  )
  expect(await read('Attention', {})).toMatchObject({
    missed: 1,
    missedValue: 42,
    branches: [{ id: own.otherBranchId, state: 'Paused', stateUntil: null }],
    connections: [{ branchId: own.branchId, channel: 'jahez' }],
    snoozedOver24h: 1,
    lawGaps: 1,
  })
  expect(await read('Attention', { branchId: own.branchId })).toMatchObject({ branches: [], missed: 1 })
})

it.each(['Figures', 'Hours', 'Channels', 'Products', 'Losses'])(
  'refuses a reversed and an endless period, and days without permission, for %s',
  async panel => {
    for (const payload of [
      { from: tuesday.to, to: tuesday.from },
      { from: '2000-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    ])
      expect((await call(panel, payload)).json()).toMatchObject({
        code: 'validation_failed',
        errors: { to: ['This period is not valid.'] },
      })
    const staff = await api.signIn('staff')
    expect((await call(panel, tuesday, staff)).statusCode).toBe(403)
    expect((await call(panel, {}, staff)).statusCode).toBe(200)
  },
)

it('returns no weekly pattern for today', async () => {
  expect((await read('Hours', {}, await api.signIn('staff'))).week).toBeNull()
})

it('limits a user of one branch to that branch', async () => {
  const manager = await api.signIn('staff')
  const me = (await api.app.inject({ url: '/api/User/Get', headers: manager })).json()
  await owner.query(`update app_user set role = 'BranchManager' where id = $1`, [me.id])
  await api.foundation.database.run(tenant(1), db =>
    db.insert(userBranch).values({ accountId: 1, userId: me.id, branchId: own.otherBranchId }),
  )
  const limited = await api.signIn('staff')
  expect(await read('Figures', tuesday, limited)).toMatchObject({ orders: 1, sales: 15 })
  expect(await read('Losses', tuesday, limited)).toMatchObject({ orders: 1, value: 8 })
  expect(await read('Attention', {}, limited)).toMatchObject({ connections: [], missed: 0 })
  expect((await call('Figures', { branchId: own.branchId }, limited)).json()).toMatchObject({
    code: 'forbidden_branch',
  })
})
