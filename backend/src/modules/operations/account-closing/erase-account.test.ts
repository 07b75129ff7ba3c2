import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tenant } from '#src/database/database.ts'
import { issueInvoice } from '#src/modules/billing/billing.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'
import { wordsOfMerchant } from '#src/testing/words-of-merchant.ts'
import { ERASED_TABLES, KEPT_TABLES } from './erased-tables.ts'

const LINES = [{ description: { ar: 'الخطة', en: 'Plan' }, gross: 349 }]

let open: OpenShop
let invoiceId: number
beforeAll(async () => {
  open = await openShop()
  const { id } = await open.place()
  await open.owner.query(`
    update app_order set status = 'Completed', closed_at = now(), note = 'Ring twice', customer_name = 'Huda Salem',
      driver = '{"name":"Ali","phone":"+966500000000","etaAt":null,"arrived":false}' where id = ${id}`)
  const { app, foundation } = open.test
  await app.inject({ method: 'POST', url: '/api/AccountExport/Add', headers: open.admin })
  await foundation.jobs.drain()
  const issued = { accountId: 1, subscriptionId: 1, paymentId: null, lines: LINES, now: new Date() }
  const made = await foundation.database.run(tenant(1), db => issueInvoice(db, issued))
  invoiceId = made.id
})
afterAll(() => open?.close())

const send = (path: string, payload: object, headers: Record<string, string> = {}) =>
  open.test.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })
const signIn = (email: string, password: string = DEMO_PASSWORD) =>
  send('Authentication/login', { email, password })
const runDue = async () => {
  await open.test.foundation.jobs.run('keep-closings')
  await open.test.foundation.jobs.drain()
}
const accountNow = async () =>
  (await open.owner.query('select status, erased_at as "erasedAt", phone, name from account where id = 1'))
    .rows[0]
it('covers every table with rows of merchants', async () => {
  const { rows } = await open.owner.query(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  const names = rows.map(({ name }) => name)
  const known = [...ERASED_TABLES.map(({ table }) => table), ...Object.keys(KEPT_TABLES)]
  expect(names.filter(name => !known.includes(name))).toEqual([])
  expect(ERASED_TABLES.filter(({ table }) => !names.includes(table))).toEqual([])
})

it('erases nothing before the date', async () => {
  await send('Account/Close', { name: 'Al Bait Al Ateeq', password: DEMO_PASSWORD }, open.admin)
  await runDue()
  expect((await signIn('admin@sufra.test')).statusCode).toBe(200)
  expect(await accountNow()).toMatchObject({ status: 'Active', erasedAt: null })
})

it('resumes after a crash, and blocks its people from the first step on', async () => {
  await open.owner.query(`
    create function die() returns trigger language plpgsql as $$ begin raise exception 'the power went'; end $$`)
  await open.owner.query('create trigger die before update on app_order for each row execute function die()')
  await open.owner.query(`update account set closes_at = now() - interval '1 minute' where id = 1`)
  await runDue().catch(() => undefined)
  expect(await accountNow()).toMatchObject({ status: 'Closed', erasedAt: null })
  expect((await signIn('admin@sufra.test')).json().code).toBe('bad_credentials')
  await open.owner.query('drop trigger die on app_order')
  await rescheduleJobs(open.owner)
  await runDue()
  expect(await accountNow()).toMatchObject({ status: 'Closed', erasedAt: expect.any(Date), phone: null })
})

it('leaves no personal data, no secret and no file', async () => {
  const words = await wordsOfMerchant(open.owner, 1)
  for (const gone of ['Huda Salem', 'Ring twice', 'نورة', 'admin@sufra.test', '+966500000000', '"Ali"'])
    expect(words).not.toContain(gone)
  const { rows } = await open.owner.query(
    'select webhook_secret as secret from integration where account_id = 1',
  )
  expect(new Set(rows.map(({ secret }) => secret))).toEqual(new Set([null]))
  expect(await readdir(join(open.test.foundation.env.DATA_DIR, 'exports'))).toEqual([])
  expect(await open.countOf('app_order where account_id = 1')).toBe(1)
})

it('changes nothing of other merchants', async () => {
  const words = await wordsOfMerchant(open.owner, 2)
  expect(words).toContain('second@sufra.test')
  expect((await signIn('second@sufra.test')).statusCode).toBe(200)
})

it('answers a sign-in like a wrong one, and frees the address', async () => {
  const gone = (await signIn('admin@sufra.test')).json()
  const wrong = (await signIn('nobody@sufra.test')).json()
  expect({ ...gone, traceId: '' }).toEqual({ ...wrong, traceId: '' })
  const again = await send('Authentication/SignUp', {
    name: 'Noura',
    email: 'admin@sufra.test',
    phone: '0501234567',
    acceptTerms: true,
    lang: 'en',
    password: 'Sufra-demo-9',
    confirmPassword: 'Sufra-demo-9',
    accountName: 'A new one',
  })
  expect(again.statusCode).toBe(200)
})

it('keeps the invoice, its PDF and the audit for the operator', async () => {
  const headers = await open.test.signIn('operator')
  const invoice = await open.get(`/api/Invoice/Get/Id?Id=${invoiceId}`, headers)
  expect(invoice).toMatchObject({ gross: 349, buyer: { legalName: 'شركة البيت العتيق لتقديم الوجبات' } })
  const paper = await open.test.app.inject({ url: `/api/Invoice/Xml/${invoiceId}`, headers })
  expect(paper.statusCode).toBe(200)
  expect((await open.get('/api/Account/Health?Id=1', headers)).closing).toMatchObject({
    by: null,
    reason: null,
    erasedAt: expect.any(String),
  })
  const { data } = await open.get('/api/AuditLog/Get?AccountId=1', headers)
  expect(data[0]).toMatchObject({ action: 'Account.Erase' })
})

it('cannot be cancelled any more, and is not erased twice', async () => {
  const headers = await open.test.signIn('operator')
  const stop = await open.test.app.inject({
    method: 'PUT',
    url: '/api/Account/StopClosing',
    headers,
    payload: { id: 1, reason: 'Too late' },
  })
  expect(stop.json().code).toBe('illegal_transition')
  const { erasedAt } = await accountNow()
  await runDue()
  expect((await accountNow()).erasedAt).toEqual(erasedAt)
})
