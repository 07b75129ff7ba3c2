import { sql } from 'drizzle-orm'
import type { Discount } from '@sufra/shared/contracts/discount'
import type { PackageDetails } from '@sufra/shared/contracts/package'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { invoicesStep } from './invoices-step.ts'
import { merchantsStep } from './merchants/merchants-step.ts'
import { offersStep } from './offers.ts'
import { plansStep } from './plans.ts'

let api: TestApp
let operator: { authorization: string }
beforeAll(async () => {
  api = await createTestApp()
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    for (const step of [plansStep, merchantsStep, offersStep, invoicesStep])
      await step.run(db, api.foundation)
  })
  operator = await api.signIn('operator')
})
afterAll(() => api?.close())

const list = async <Row>(entity: string): Promise<Row[]> => {
  const url = `/api/${entity}/Get?PaginatedRequest.PageSize=1000`
  const { data }: { data: Row[] } = (await api.app.inject({ url, headers: operator })).json()
  return data
}

it('every plan has packages, named in both languages, and all but one are on offer', async () => {
  const packages = await list<PackageDetails>('Package')
  expect(new Set(packages.map(({ planId }) => planId))).toEqual(new Set([1, 2, 3]))
  expect(packages.filter(({ isOffered }) => !isOffered)).toHaveLength(1)
  for (const { name } of packages) {
    const { ar, en } = JSON.parse(name)
    expect([ar, en]).toEqual([expect.stringMatching(/\p{Script=Arabic}/u), expect.stringMatching(/^[\w ]+$/)])
  }
})

it('discount codes exist in every state, and their uses match what merchants paid less', async () => {
  const codes = await list<Discount>('Discount')
  expect(new Set(codes.map(({ state }) => state))).toEqual(
    new Set(['running', 'planned', 'over', 'usedUp', 'off']),
  )
  const welcome = codes.find(({ code }) => code === 'WELCOME-15')
  expect(welcome?.used).toBe(9)
  expect(welcome?.amountGiven).toBeGreaterThan(9 * 200)
})

it('every invoice was paid, with a payment of its amount, some at the second try', async () => {
  const { rows } = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`
      select count(*)::int as invoices, count(*) filter (where paid.amount = invoice.gross)::int as paid,
        (select count(*)::int from payment where state = 'Declined') as declined
      from invoice left join payment paid on (paid.account_id, paid.id) = (invoice.account_id, invoice.payment_id)
        and paid.state = 'Authorised'
      where invoice.kind = 'invoice'`),
  )
  const [{ invoices, paid, declined } = { invoices: 0, paid: 0, declined: 0 }] = rows
  expect(invoices).toBeGreaterThan(50)
  expect(paid).toBe(invoices)
  expect(declined).toBeGreaterThan(2)
})
