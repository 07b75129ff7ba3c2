import { sql } from 'drizzle-orm'
import pg from 'pg'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { FIRST_HASH } from './invoice-xml.ts'
import { invoice } from './invoice.table.ts'
import { canInvoice, creditInvoice, issueInvoice } from './issue-invoice.ts'

const NOW = new Date('2026-11-22T21:30:00.400Z')
const LINES = [
  { description: { ar: 'الخطة الاحترافية', en: 'Pro plan' }, gross: 349 },
  { description: { ar: 'خصم', en: 'Discount' }, gross: -34.9 },
]
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const within = <Result>(accountId: number, work: (db: Db) => Promise<Result>) =>
  test.foundation.database.run(tenant(accountId), work)
const issue =
  (accountId: number, changes: object = {}) =>
  (db: Db) =>
    issueInvoice(db, { accountId, subscriptionId: 1, paymentId: null, lines: LINES, now: NOW, ...changes })
const credit = (accountId: number, invoiceId: number, amount: number | null) =>
  within(accountId, db => creditInvoice(db, { accountId, invoiceId, amount, reason: 'خطأ', now: NOW }))
const all = () =>
  test.foundation.database.run(ALL_MERCHANTS, db => db.select().from(invoice).orderBy(invoice.counter))

it('keeps seller, buyer and amounts as they were at the time of issue', async () => {
  const { id, number } = await within(1, issue(1))
  const row = (await all()).find(each => each.number === number)
  expect(number).toMatch(/^INV-\d{6}$/)
  expect(row).toMatchObject({
    id,
    accountId: 1,
    kind: 'invoice',
    net: 273.13,
    vat: 40.97,
    gross: 314.1,
    seller: { vatNumber: '310099887700003', address: { postcode: '12214' } },
    buyer: { legalName: 'شركة البيت العتيق لتقديم الوجبات', vatNumber: '310044556600003', city: 'riyadh' },
  })
  await within(1, db => db.execute(sql`update account set legal_name = 'Somebody else'`))
  expect((await all()).find(each => each.number === number)?.buyer.legalName).toContain('البيت')
})

it('numbers without a gap when forty issue at once and every fourth fails', async () => {
  const before = (await all()).length
  const tries = Array.from({ length: 40 }, (_, at) =>
    within(1 + (at % 2), async db => {
      const issued = await issue(1 + (at % 2))(db)
      if (at % 4 === 3) throw new Error('Something else failed')
      return issued
    }).catch(() => undefined),
  )
  const issued = (await Promise.all(tries)).filter(each => each !== undefined)
  expect(issued).toHaveLength(30)
  const rows = await all()
  expect(rows.map(({ counter }) => counter)).toEqual(rows.map((_, at) => at + 1))
  expect(rows).toHaveLength(before + 30)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})

it('chains each document to the one before it', async () => {
  const rows = await all()
  rows.forEach(({ previousHash }, at) => expect(previousHash).toBe(rows[at - 1]?.hash ?? FIRST_HASH))
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
})

it('issues one invoice per payment, even when it is settled repeatedly', async () => {
  const once = await Promise.all([1, 2, 3, 4].map(() => within(2, issue(2, { paymentId: 77 }))))
  expect(new Set(once.map(({ number }) => number)).size).toBe(1)
})

it('rejects changes by the application and by the owner of the database', async () => {
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  for (const change of [
    "update invoice set reason = 'x'",
    'delete from invoice',
    'truncate invoice cascade',
  ]) {
    await expect(owner.query(change)).rejects.toThrow('An invoice never changes')
    const ours = within(1, db => db.execute(sql.raw(change)))
    await expect(ours).rejects.toMatchObject({ cause: { code: '42501' } })
  }
  await owner.end()
})

it('credits in parts until nothing is left, with exactly the VAT of the invoice', async () => {
  const { id } = await within(1, issue(1))
  const [first, second] = [await credit(1, id, 0.05), await credit(1, id, 100)]
  const last = await credit(1, id, null)
  const notes = (await all()).filter(({ creditedId }) => creditedId === id)
  expect(notes.map(({ number }) => number)).toEqual([first.number, second.number, last.number])
  expect(notes.map(({ gross }) => gross)).toEqual([0.05, 100, 214.05])
  expect(notes.reduce((sum, { vat }) => sum + Math.round(vat * 100), 0)).toBe(4_097)
  await expect(credit(1, id, null)).rejects.toMatchObject({ facts: { code: 'illegal_transition' } })
  await expect(credit(1, last.id, 1)).rejects.toMatchObject({ facts: { code: 'illegal_transition' } })
})

it('credits no more than is left, also concurrently, and no invoice of another merchant', async () => {
  const { id } = await within(1, issue(1))
  const both = await Promise.allSettled([credit(1, id, 200), credit(1, id, 200)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(credit(1, id, 114.11)).rejects.toMatchObject({
    facts: { code: 'validation_failed', errors: { amount: ['over_amount_left'] } },
  })
  await expect(credit(2, id, 1)).rejects.toMatchObject({ facts: { code: 'not_found' } })
})

it('issues nothing before a seller is set', async () => {
  const without = test.foundation.database.run(ALL_MERCHANTS, async db => {
    await db.execute(sql`delete from invoice_seller`)
    expect(await canInvoice(db)).toBe(false)
    return issue(1)(db)
  })
  await expect(without).rejects.toMatchObject({ facts: { code: 'unavailable' } })
  expect(await within(1, canInvoice)).toBe(true)
})
