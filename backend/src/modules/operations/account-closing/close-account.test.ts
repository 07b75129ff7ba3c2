import type { AccountClosing } from '@sufra/shared/contracts/account-closing'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { advanceClosings } from './advance-closings.ts'

const DAY_MS = 86_400_000
const NAME = 'Al Bait Al Ateeq'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
  await open.owner.query(`insert into plan (name, price_monthly) values ('{"ar":"ن","en":"G"}', 349)`)
})
afterAll(() => open?.close())
beforeEach(async () => {
  await open.owner.query(
    `update account set closes_at = null, closing_by = null, closing_reason = null where id = 1`,
  )
  await open.owner.query('update branch set override_kind = null, override_reason = null')
  await open.owner.query('delete from subscription')
  await open.owner.query('delete from mail')
  await open.owner.query(`
    insert into subscription (account_id, plan_id, status, starts_at, expiry_date, next_months, next_plan_id)
      select 1, max(id), 'Active', now() - interval '1 day', now() + interval '29 days', 12, max(id) from plan`)
})

const admin = (): Promise<Headers> => open.test.signIn('admin')
const send = (headers: Headers, path: string, payload: object = {}) =>
  open.test.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })
const close = async (changes: object = {}) =>
  send(await admin(), 'Account/Close', { name: NAME, password: DEMO_PASSWORD, ...changes })
const closing = async (): Promise<AccountClosing> => open.get('/api/Account/Closing', await admin())
const branchReasons = async () => {
  await open.test.foundation.jobs.drain()
  const { rows } = await open.owner.query(
    `select override_reason as reason from branch where account_id = 1 and deleted_at is null order by id`,
  )
  return rows.map(({ reason }) => reason)
}
const renewal = async () =>
  (await open.owner.query('select status, ends_with_period as ends, next_months as next from subscription'))
    .rows
// Mails are cleared after delivery, so they are read before the jobs run.
const mails = async () => {
  const { rows } = await open.owner.query(
    `select template, (variables->>'days')::int as days from mail where account_id = 1 order by id`,
  )
  return rows.map(({ template, days }) => `${template} ${days}`)
}
const moveEnd = (interval: string) =>
  open.owner.query(`update account set closes_at = now() + $1::interval where id = 1`, [interval])
const keepTime = () => advanceClosings(open.test.foundation, new Date())

it('is refused while orders are open, with their number', async () => {
  const { id } = await open.place()
  expect((await closing()).openOrders).toBe(1)
  const refused = await close()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_use'])
  expect(JSON.stringify(refused.json().errors)).toContain('1')
  await open.actAs(await admin(), { id, action: ORDER_ACTION.Reject, reasonCode: 'TooBusy' })
  expect((await close()).statusCode).toBe(200)
})

it('requires the name in either language and the password, with errors at their fields', async () => {
  expect((await close({ name: 'Some other' })).json().errors).toEqual({
    name: ['Type the name of your business as it is written above.'],
  })
  expect((await close({ password: 'Sufra-demo-2' })).json().errors).toEqual({
    password: ['This is not your current password.'],
  })
  expect(await closing()).toMatchObject({ closesAt: null, closedBy: null })
  expect((await close({ name: ' البيت العتيق ' })).statusCode).toBe(200)
})

it('shows unpaid orders of plans and drops them', async () => {
  await open.owner.query(`
    insert into subscription (account_id, plan_id, status, starts_at, amount_due)
      select 1, max(id), 'PendingPayment', now(), 349 from plan`)
  expect((await closing()).unpaid).toBe(349)
  await close()
  expect((await closing()).unpaid).toBe(0)
})

it('leaves the account read-only for thirty days and notifies everybody', async () => {
  const answer = await close({ reason: 'We move' })
  const told: AccountClosing = answer.json()
  expect(Date.parse(told.closesAt ?? '') - Date.parse(told.since ?? '')).toBe(30 * DAY_MS)
  expect(told).toMatchObject({ closedBy: 'نورة العتيبي', reason: 'We move' })
  const headers = await admin()
  const claims = Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString()
  expect(JSON.parse(claims)).toMatchObject({ isExpired: true, closesAt: told.closesAt })
  const hide = await open.test.app.inject({
    method: 'PUT',
    url: '/api/Product/HideAll',
    headers,
    payload: {},
  })
  expect([hide.statusCode, hide.json().code]).toEqual([403, 'account_closing'])
  for (const path of ['Subscription/Add', 'Subscription/Resume', 'ClickPay/AddPayment'])
    expect((await send(headers, path)).json().code).toBe('account_closing')
  expect((await open.test.app.inject({ url: '/api/Branch/Get', headers })).statusCode).toBe(200)
  expect((await send(headers, 'AccountExport/Add')).statusCode).toBe(200)
  expect(await renewal()).toEqual([{ status: 'Active', ends: true, next: null }])
  expect(await mails()).toEqual(['accountClosing 30'])
  expect(new Set(await branchReasons())).toEqual(new Set(['AccountClosing']))
  expect((await close()).json().code).toBe('illegal_transition')
})

it('restores everything by one cancellation', async () => {
  const before = await branchReasons()
  await close()
  await branchReasons()
  const kept = await send(await admin(), 'Account/Keep')
  expect(kept.json()).toMatchObject({ closesAt: null, since: null, closedBy: null, reason: null })
  expect(await branchReasons()).toEqual(before)
  expect(await renewal()).toEqual([{ status: 'Active', ends: false, next: 12 }])
  const again = await send(await admin(), 'Account/Keep')
  expect([again.statusCode, again.json().code]).toEqual([409, 'illegal_transition'])
})

it('ends no plan during the closing, so that a cancellation restores the plan', async () => {
  await close()
  await open.owner.query(`update subscription set expiry_date = now() - interval '9 days'`)
  await open.test.foundation.jobs.run('keep-subscriptions')
  expect(await renewal()).toMatchObject([{ status: 'Active' }])
  await send(await admin(), 'Account/Keep')
  await open.test.foundation.jobs.run('keep-subscriptions')
  expect(await renewal()).toMatchObject([{ status: 'Expired' }])
})

it('reminds seven days and one day before, once each, and only the nearest after downtime', async () => {
  await close()
  await open.owner.query('delete from mail')
  await keepTime()
  expect(await mails()).toEqual([])
  await moveEnd('6 days 23 hours')
  await keepTime()
  await keepTime()
  expect(await mails()).toEqual(['accountClosing 7'])
  await moveEnd('20 hours')
  await keepTime()
  await keepTime()
  expect(await mails()).toEqual(['accountClosing 7', 'accountClosing 1'])
})

it('shows the operator the date, who can stop it with a recorded reason', async () => {
  await close({ reason: 'We move' })
  const operator = await open.test.signIn('operator')
  const { closesAt } = await closing()
  const { data } = await open.get('/api/Account/Get?Search=Ateeq', operator)
  expect(data).toMatchObject([{ id: 1, closesAt }])
  expect((await open.get('/api/Account/Health?Id=1', operator)).closing).toMatchObject({
    closesAt,
    by: 'نورة العتيبي',
    reason: 'We move',
    erasedAt: null,
  })
  const stop = (reason: string, id = 1) =>
    open.test.app.inject({
      method: 'PUT',
      url: '/api/Account/StopClosing',
      headers: operator,
      payload: { id, reason },
    })
  expect((await stop('no')).json().errors).toHaveProperty('reason')
  expect((await stop('They called')).json()).toMatchObject({ id: 1, status: 'Active' })
  expect((await closing()).closesAt).toBeNull()
  expect((await stop('They called')).json().code).toBe('illegal_transition')
  expect((await stop('They called', 99_999)).json().code).toBe('not_found')
  const { data: acts } = await open.get('/api/AuditLog/Get?AccountId=1', operator)
  expect(acts[0]).toMatchObject({
    action: 'Account.StopClosing',
    asked: { reason: 'They called' },
    before: { closesAt },
    after: { closesAt: null },
  })
})

it('sends nothing and erases nothing for an account that is kept', async () => {
  await close()
  await send(await admin(), 'Account/Keep')
  await open.owner.query('delete from mail')
  await keepTime()
  expect(await mails()).toEqual([])
  const { rows } = await open.test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(`select count(*)::int as people from app_user where account_id = 1`),
  )
  expect(rows).toEqual([{ people: 3 }])
})

it('is recorded once in the merchant’s own audit log, without wrong passwords', async () => {
  await open.owner.query('delete from merchant_audit_entry')
  await close({ password: 'Sufra-demo-2' })
  expect(await open.countOf('merchant_audit_entry')).toBe(0)
  const { closesAt } = (await close()).json()
  const { rows } = await open.owner.query('select action, before, after from merchant_audit_entry')
  expect(rows).toEqual([
    {
      action: 'Account.Close',
      before: { closesAt: null, closingReason: null },
      after: { closesAt, closingReason: null },
    },
  ])
})
