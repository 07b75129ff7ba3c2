import { eq } from 'drizzle-orm'
import type { MerchantPage, MerchantSummary } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { addAccount } from '#src/modules/merchants/account/account.service.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'

const DAY_MS = 86_400_000

let api: TestApp
let operator: { authorization: string }
let names: Map<string, number>
let planIds: number[]

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

beforeAll(async () => {
  api = await createTestApp()
  operator = await api.signIn('operator')
  const merchants = [
    { ar: 'أفران الأصالة', en: 'Asala Bakeries', city: 'riyadh' },
    { ar: 'قهوة إشراق', en: 'Ishraq Coffee', city: 'jeddah' },
    { ar: 'برجر 100%', en: 'Burger 100%', city: 'riyadh' },
  ]
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    names = new Map()
    for (const { city, ...name } of merchants) names.set(name.en, await addAccount(db, { name, city }))
    const plans = [
      { name: '{"ar":"الأساسية","en":"Basic"}', priceMonthly: 99 },
      { name: '{"ar":"الاحترافية","en":"Pro"}', priceMonthly: 249.5 },
    ]
    planIds = (await db.insert(plan).values(plans).returning({ id: plan.id })).map(({ id }) => id)
    const [basic = 0, pro = 0] = planIds
    const [asala = 0, ishraq = 0, burger = 0] = names.values()
    await db.insert(subscription).values([
      { accountId: asala, planId: basic, status: 'Expired', startsAt: inDays(-400), expiryDate: inDays(-35) },
      {
        accountId: asala,
        planId: pro,
        status: 'Active',
        startsAt: inDays(-355),
        expiryDate: inDays(10),
        months: 12,
        price: 2400,
        discountOff: 240,
      },
      { accountId: asala, planId: basic, status: 'PendingPayment', startsAt: inDays(-1), expiryDate: null },
      {
        accountId: ishraq,
        planId: basic,
        status: 'Active',
        startsAt: inDays(-30),
        expiryDate: inDays(40),
        kind: 'given' as const,
      },
    ])
    await db.update(account).set({ status: 'Suspended' }).where(eq(account.id, burger))
  })
  await addMenu(api.foundation.database, names.get('Asala Bakeries') ?? 0, [])
})
afterAll(() => api.close())

const list = async (
  query: Record<string, string>,
  headers: Record<string, string> = operator,
): Promise<MerchantPage> => {
  const answer = await api.app.inject({ url: '/api/Account/Get', query, headers })
  return answer.json()
}
const found = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ name }) => JSON.parse(name).en)

it('returns the current plan with its end, and the branches', async () => {
  const { data } = await list({ Search: 'asala' })
  expect(data).toEqual([
    expect.objectContaining({
      id: names.get('Asala Bakeries'),
      city: 'riyadh',
      currentPlan: '{"ar":"الاحترافية","en":"Pro"}',
      branchCount: 2,
      ordersLast30Days: 0,
    }),
  ])
})

it.each([
  ['with hamza', 'أفران'],
  ['without hamza', 'افران'],
  ['with tatweel and harakat', 'الأصـالَة'],
  ['words in any order', 'اصاله افران'],
  ['part of an English name', 'BAKER'],
])('finds a merchant %s', async (_, Search) => {
  expect(await found({ Search })).toEqual(['Asala Bakeries'])
})

it('finds an id, and takes pattern characters literally', async () => {
  expect(await found({ Search: String(names.get('Ishraq Coffee')) })).toEqual(['Ishraq Coffee'])
  expect(await found({ Search: '0%' })).toEqual(['Burger 100%'])
  expect(await found({ Search: '\\' })).toEqual([])
})

it('filters by status, city and plan', async () => {
  expect(await found({ Status: 'Suspended' })).toEqual(['Burger 100%'])
  expect(await found({ City: 'jeddah' })).toContain('Ishraq Coffee')
  expect(await found({ City: 'jeddah' })).not.toContain('Asala Bakeries')
  expect(await found({ PlanId: String(planIds[0]) })).toEqual(['Ishraq Coffee'])
})

it('sorts with missing ends last in both directions, and pages', async () => {
  const byEnd = { Sort: 'expiryDate', 'PaginatedRequest.PageSize': '2' }
  expect(await found({ ...byEnd, Direction: 'asc' })).toEqual(['Asala Bakeries', 'Ishraq Coffee'])
  expect(await found({ ...byEnd, Direction: 'desc' })).toEqual(['Ishraq Coffee', 'Asala Bakeries'])
  const second = await list({ ...byEnd, 'PaginatedRequest.PageNumber': '2' })
  expect(second).toMatchObject({ totalCount: 5, totalPages: 3, currentPage: 2, hasNextPage: true })
})

it('sorts names by the language of the reader', async () => {
  const first = async (language: string) => {
    const { data } = await list({ Search: 'ا' }, { ...operator, 'accept-language': language })
    return data.map(({ name }) => JSON.parse(name)[language])
  }
  const english = await first('en')
  expect(english).toEqual(english.toSorted())
  expect((await first('ar'))[0]).toBe('أفران الأصالة')
})

it('summarizes all merchants above the list', async () => {
  const { plans, cities } = await list({ Search: 'nothing is called so' })
  const answer = await api.app.inject({ url: '/api/Account/GetSummary', headers: operator })
  const summary: MerchantSummary = answer.json()
  expect(summary).toEqual({ active: 4, suspended: 1, expiringIn14Days: 1, monthlyRevenue: 180 })
  const url = '/api/Revenue/GetMovement'
  const { months } = (await api.app.inject({ method: 'POST', url, headers: operator, payload: {} })).json()
  expect(months.at(-1)).toMatchObject({ revenue: summary.monthlyRevenue })
  expect(plans.map(({ id }) => id)).toEqual(planIds)
  expect(cities).toEqual(['jeddah', 'riyadh'])
})

it('counts all matches on every page, also beyond the last', async () => {
  const [basic = 0] = planIds
  const filters: Record<string, string>[] = [
    ...[{ PlanId: String(basic) }, { ChannelId: '2' }, { IsEnding: 'true' }, { City: 'riyadh' }],
  ]
  for (const query of filters) {
    const all = await list({ ...query, 'PaginatedRequest.PageSize': '100' })
    expect(all.totalCount).toBe(all.data.length)
    const past = await list({ ...query, 'PaginatedRequest.PageNumber': '9' })
    expect(past).toMatchObject({ data: [], totalCount: all.totalCount })
  }
})

it('leaves out ended plans and merchants without a plan from those that end next', async () => {
  const [, ishraq = 0] = names.values()
  const ending = { IsEnding: 'true', Sort: 'expiryDate' }
  expect(await found(ending)).toEqual(['Asala Bakeries', 'Ishraq Coffee'])
  await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .update(subscription)
      .set({ status: 'PastDue', expiryDate: inDays(-1) })
      .where(eq(subscription.accountId, ishraq)),
  )
  expect(await list(ending)).toMatchObject({ data: [{}], totalCount: 1 })
  expect(await found({ Sort: 'expiryDate' })).toContain('Ishraq Coffee')
})

it('shows the last order and the platforms of a merchant, and filters by platform', async () => {
  const [asala = 0] = names.values()
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const [place] = await db.select().from(branch).where(eq(branch.accountId, asala)).limit(1)
    const shop = { accountId: asala, branchId: place?.id ?? 0, channelId: 2 }
    await db.insert(integration).values([
      { ...shop, storeId: 'S-1', webhookSecret: 'sealed' },
      { ...shop, channelId: 3, storeId: 'S-2', webhookSecret: null },
    ])
  })
  expect(await found({ ChannelId: '2' })).toEqual(['Asala Bakeries'])
  expect(await found({ ChannelId: '3' })).toEqual([])
  const { data } = await list({ Search: 'asala' })
  expect(data).toMatchObject([{ channelIds: [2], lastOrderAt: null }])
})
