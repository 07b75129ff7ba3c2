import pg from 'pg'
import PostalMime from 'postal-mime'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startMailServer } from '#src/testing/mail-server.ts'
import type { MailServer } from '#src/testing/mail-server.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import { addPlacedOrder } from '#src/testing/placed-order.ts'
import { lastWeekOf, periodOfWeek } from './last-week.ts'
import { WEEKLY_LETTERS } from './weekly-report.service.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS
const period = periodOfWeek(lastWeekOf(new Date()))
const inWeek = (hours: number) => new Date(period.from.getTime() + hours * HOUR_MS)

let server: MailServer
let api: TestApp
let owner: pg.Pool
let admin: { authorization: string }

beforeAll(async () => {
  server = await startMailServer()
  api = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'Sufra <no-reply@sufra.test>' })
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  admin = await api.signIn('admin')
  const { database } = api.foundation
  const own = await addMenu(database, 1, [{ en: 'Kabsa', ar: 'كبسة' }])
  const [productId = 0] = own.productIds
  const add = (placedAt: Date, finalPrice: number) =>
    addPlacedOrder(database, own, {
      changes: { placedAt, finalPrice, acceptedAt: new Date(placedAt.getTime() + 40_000) },
      lines: [{ productId, quantity: 2, name: 'Kabsa' }],
    })
  await add(inWeek(0), 1234.5)
  await add(inWeek(7 * 24 - 1), 65.5)
  await add(new Date(inWeek(0).getTime() - WEEK_MS), 1000)
  // Orders of this week and test orders do not count for last week.
  await add(new Date(period.to.getTime()), 7777)
  const other = await addMenu(database, 2, [])
  await addPlacedOrder(database, other, { changes: { placedAt: inWeek(3), isTest: true }, lines: [] })
  await owner.query(`insert into app_user (account_id, email, name, role, password_hash, language, is_active)
    values (1, 'owner@sufra.test', 'Owner', 'Admin', 'x', 'en', true), (1, 'gone@sufra.test', 'Gone', 'Admin', 'x', 'en', false)`)
})
afterAll(async () => {
  await owner?.end()
  await api?.close()
  await server?.close()
})

const sunday = async () => {
  await api.foundation.jobs.run(WEEKLY_LETTERS)
  await api.foundation.jobs.drain()
}
const letters = () => Promise.all(server.messages.map(message => PostalMime.parse(message)))
const plain = (text = '') => text.replace(/[\u2066-\u2069\u200C]/g, '')
const ask = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: admin, ...(payload && { payload }) })
/** Resets the marks, so that the mails of the week are due again. */
const forget = () => owner.query('update weekly_report set last_week = null')

it('goes to each Admin of a merchant with orders in their language, once for any number of runs', async () => {
  await Promise.all([sunday(), sunday()])
  await sunday()
  const sent = await letters()
  expect(sent.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['admin@sufra.test', 'owner@sufra.test'])
  const [english, arabic] = ['owner', 'admin'].map(name =>
    sent.find(({ to }) => to?.[0]?.address === `${name}@sufra.test`),
  )
  expect(english?.subject).toContain('Your week on Sufra')
  expect(english?.html).toContain('dir="ltr"')
  expect(arabic?.subject).toContain('أسبوعك في سفرة')
  expect(arabic?.html).toContain('dir="rtl"')
})

it("has the dashboard's figures of the same days", async () => {
  const body = { branchId: 0, from: period.from.toISOString(), to: period.to.toISOString() }
  const figures = (await ask('POST', '/api/Dashboard/GetFigures', body)).json()
  expect(figures).toMatchObject({ orders: 2, sales: 1300, previous: { orders: 1, sales: 1000 } })
  const english = (await letters()).find(({ to }) => to?.[0]?.address === 'owner@sufra.test')
  const text = plain(english?.text)
  expect(text).toContain('Sales: 1,300.00 SAR (+30%)')
  expect(text).toContain(`Orders: ${figures.orders} (+100%)`)
  expect(text).toContain(`Average order: ${figures.averageTicket.toFixed(2)} SAR`)
  expect(text).toContain(`Usual time to accept: ${figures.acceptanceSecondsMedian} s`)
  expect(text).toContain('Kabsa: 4 · 40.00 SAR')
})

it('is unsubscribed by the link in its header as mail programs call it, and not without one', async () => {
  const mine = (await letters()).find(({ to }) => to?.[0]?.address === 'admin@sufra.test')
  const headers = new Map(mine?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL((headers.get('list-unsubscribe') ?? '').slice(1, -1))
  const press = (path: string) =>
    api.app.inject({
      method: 'POST',
      url: path,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  // One person's link does not reveal another's.
  const [, signature = ''] = (url.searchParams.get('Token') ?? '').split('.')
  expect((await press(`/api/WeeklyLetter/Stop?Token=999.${signature}`)).statusCode).toBe(404)
  expect((await ask('GET', '/api/WeeklyLetter/Get')).json()).toEqual({ isOn: true })
  expect((await press(url.pathname + url.search)).statusCode).toBe(200)
  expect((await ask('GET', '/api/WeeklyLetter/Get')).json()).toEqual({ isOn: false })
  await forget()
  server.messages.length = 0
  await sunday()
  expect((await letters()).map(({ to }) => to?.[0]?.address)).toEqual(['owner@sufra.test'])
})

it('is sent again after it is switched on, and not to a suspended merchant', async () => {
  expect((await ask('PUT', '/api/WeeklyLetter/Update', { isOn: true })).json()).toEqual({ isOn: true })
  await forget()
  server.messages.length = 0
  await owner.query(`update account set status = 'Suspended' where id = 1`)
  await sunday()
  expect(server.messages).toHaveLength(0)
  await owner.query(`update account set status = 'Active' where id = 1`)
  await sunday()
  expect(server.messages).toHaveLength(2)
})
