import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import { tenant } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { userBranch } from '#src/modules/identity/user/user.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { addPlacedOrder } from '#src/testing/placed-order.ts'
import type { NewLine, NewOrder } from '#src/testing/placed-order.ts'

let api: TestApp
let own: Menu
let admin: { authorization: string }
const day = { from: '2026-03-09T21:00:00Z', to: '2026-03-10T21:00:00Z' }
const expiryDate = new Date('2027-03-14T00:00:00Z')

const addOrder = (menu: Menu, changes: NewOrder, lines: NewLine[]) =>
  addPlacedOrder(api.foundation.database, menu, { changes, lines })

beforeAll(async () => {
  api = await createTestApp()
  own = await addMenu(api.foundation.database, 1, [
    { en: 'Kabsa' },
    { en: 'Hidden', isVisible: false, snoozedAt: new Date(Date.now() - 3_600_000) },
    { en: 'Long hidden', isVisible: false, snoozedAt: new Date(Date.now() - 25 * 3_600_000) },
  ])
  admin = await api.signIn('admin')
  const foreign = await addMenu(api.foundation.database, 2, [])
  const at = (time: string) => new Date(`2026-03-10T${time}+03:00`)
  const [kabsa = 0] = own.productIds
  const line = (quantity: number) => [{ productId: kabsa, quantity, name: 'Kabsa' }]
  const accepted = (time: string, seconds: number) => ({
    placedAt: at(time),
    acceptedAt: new Date(at(time).getTime() + seconds * 1000),
  })
  await addOrder(own, { ...accepted('00:00:00', 30), finalPrice: 40 }, line(1))
  await addOrder(own, { ...accepted('13:59:59', 90), finalPrice: 60.5, channelId: 2 }, line(3))
  await addOrder(own, { ...accepted('23:59:59', 60), finalPrice: 20, branchId: own.otherBranchId }, [
    { productId: null, quantity: 9, name: 'Tea' },
  ])
  await addOrder(own, { placedAt: at('14:00:00'), status: 'Missed', finalPrice: 77 }, line(50))
  await addOrder(own, { placedAt: at('14:01:00'), status: 'Rejected' }, [])
  await addOrder(own, { placedAt: at('14:02:00'), status: 'Cancelled' }, [])
  await addOrder(own, { placedAt: at('14:03:00'), status: 'Failed', closedAt: null }, [])
  await addOrder(own, { placedAt: at('14:04:00'), status: 'Preparing', closedAt: null, finalPrice: 9.5 }, [])
  await addOrder(own, { placedAt: at('14:05:00'), isTest: true, finalPrice: 999 }, [])
  await addOrder(own, { placedAt: new Date('2026-03-10T21:00:00Z'), finalPrice: 1000 }, [])
  await addOrder(own, { placedAt: new Date('2026-03-03T12:00:00Z'), finalPrice: 50 }, [])
  await addOrder(foreign, { placedAt: at('12:00:00'), finalPrice: 5000 }, [])
  await api.foundation.database.run(tenant(1), async db => {
    const name = '{"ar":"الاحترافية","en":"Pro"}'
    const [row] = await db.insert(plan).values({ name, priceMonthly: 249 }).returning({ id: plan.id })
    const planId = row?.id ?? 0
    await db
      .insert(subscription)
      .values({ accountId: 1, planId, status: 'Active', startsAt: new Date('2026-01-01'), expiryDate })
  })
})
afterAll(() => api.close())

const ask = async (payload: object, headers = admin) =>
  api.app.inject({
    method: 'POST',
    url: '/api/Dashboard/GetSellerInfo',
    payload: { branchId: 0, orderStatusId: 0, ...payload },
    headers,
  })
const info = async (payload: object, headers = admin): Promise<SellerInfo> =>
  (await ask(payload, headers)).json()

it('calculates the figures of a day in Riyadh from its orders', async () => {
  const seen = await info(day)
  expect(seen).toMatchObject({
    currentPlan: '{"ar":"الاحترافية","en":"Pro"}',
    expiryDate: expiryDate.toISOString(),
    subscriptionStatus: 'Active',
    orders: 4,
    sales: 130,
    averageTicket: 32.5,
    previous: { orders: 1, sales: 50, averageTicket: 50 },
    acceptanceSecondsMedian: 60,
    missed: 1,
    missedValue: 77,
    rejected: 1,
    cancelled: 1,
    failedOrders: 1,
    liveOrders: 1,
    openBranches: 2,
    totalBranches: 2,
    snoozedCount: 2,
    snoozedOver24h: 1,
  })
  expect(seen.byChannel.map(({ orders, sales }) => [orders, sales])).toEqual([
    [3, 69.5],
    [1, 60.5],
    [0, 0],
  ])
  expect(seen.byHour.flatMap(({ orders, sales }, hour) => (orders ? [[hour, orders, sales]] : []))).toEqual([
    [0, 1, 40],
    [13, 1, 60.5],
    [14, 1, 9.5],
    [23, 1, 20],
  ])
  expect(seen.topProducts.map(({ productId, quantity, sales }) => [productId, quantity, sales])).toEqual([
    [null, 9, 90],
    [own.productIds[0], 4, 40],
  ])
})

it('filters by branch and status', async () => {
  expect(await info({ ...day, branchId: own.otherBranchId })).toMatchObject({
    orders: 1,
    sales: 20,
    totalBranches: 1,
  })
  expect(await info({ ...day, orderStatusId: 7 })).toMatchObject({
    orders: 1,
    sales: 0,
    averageTicket: 0,
    missed: 1,
  })
})

it('returns zeros for a day without orders', async () => {
  const empty = await info({ from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' })
  expect(empty).toMatchObject({
    orders: 0,
    sales: 0,
    averageTicket: 0,
    acceptanceSecondsMedian: null,
    topProducts: [],
  })
})

it('shows the operator all merchants, without a plan', async () => {
  const seen = await info(day, await api.signIn('operator'))
  expect(seen).toMatchObject({
    currentPlan: null,
    expiryDate: null,
    subscriptionStatus: null,
    orders: 5,
    sales: 5130,
    totalBranches: 4,
  })
})

it('shows cashiers today only', async () => {
  const staff = await api.signIn('staff')
  expect((await ask(day, staff)).statusCode).toBe(403)
  expect((await ask({}, staff)).statusCode).toBe(200)
})

it('shows a user of one branch that branch', async () => {
  const staff = await api.signIn('staff')
  const me = (await api.app.inject({ url: '/api/User/Get', headers: staff })).json()
  await api.foundation.database.run(tenant(1), db =>
    db.insert(userBranch).values({ accountId: 1, userId: me.id, branchId: own.branchId }),
  )
  const limited = await api.signIn('staff')
  expect(await info({}, limited)).toMatchObject({ totalBranches: 1 })
  expect((await ask({ branchId: own.otherBranchId }, limited)).json()).toMatchObject({
    code: 'forbidden_branch',
  })
})

it.each([
  { from: day.to, to: day.from },
  { from: '2000-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
  { from: 'yesterday' },
  { branchId: -1 },
  { orderStatusId: 12 },
  { accountId: 2 },
])('refuses %j', async payload => {
  expect((await ask(payload)).statusCode).toBe(400)
})
