import pg from 'pg'
import { sql } from 'drizzle-orm'
import type { AccountNote, MerchantHealth } from '@sufra/shared/contracts/merchant-care'
import { tenant } from '#src/database/database.ts'
import { accountDetails } from '#src/testing/new-merchant.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let open: OpenShop
let owner: pg.Pool
let operator: { authorization: string }
beforeAll(async () => {
  open = await openShop()
  owner = new pg.Pool({ connectionString: open.test.ownerUrl, max: 1 })
  operator = await open.test.signIn('operator')
})
afterEach(async () => {
  jest.restoreAllMocks()
  await owner.query(`update account set status = 'Active', status_before = null, status_reason = null`)
})
afterAll(async () => {
  await owner?.end()
  await open?.close()
})

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) =>
  open.test.app.inject({ method, url: `/api/Account/${path}`, payload, headers: operator })
const read = async (path: string) =>
  (await open.test.app.inject({ url: `/api/${path}`, headers: operator })).json()
const lastAct = async (accountId: number) => (await read(`AuditLog/Get?AccountId=${accountId}`)).data[0]
const letPass = (milliseconds: number) => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
}

it('suspends with a reason, applies it to open sessions within five seconds, and resumes', async () => {
  const admin = await open.test.signIn('second')
  const menus = async (headers = admin) =>
    (await open.test.app.inject({ url: '/api/Category/Get', headers })).json().code
  expect(await menus()).not.toBe('account_suspended')
  const suspended = await send('PUT', 'Suspend', { id: 2, reason: 'Unpaid invoices' })
  expect(suspended.json()).toMatchObject({ id: 2, status: 'Suspended' })
  letPass(5_000)
  expect(await menus()).toBe('token_expired')
  expect(await menus(await open.test.signIn('second'))).toBe('account_suspended')
  expect(await lastAct(2)).toMatchObject({
    action: 'Account.Suspend',
    before: { status: 'Active' },
    after: { status: 'Suspended', statusReason: 'Unpaid invoices' },
  })
  expect((await send('PUT', 'Suspend', { id: 2, reason: 'Again' })).json().code).toBe('illegal_transition')
  expect((await send('PUT', 'Resume', { id: 2 })).json()).toMatchObject({ status: 'Active' })
  letPass(10_000)
  expect(await menus(await open.test.signIn('second'))).not.toBe('account_suspended')
})

it("restores the merchant's former status, and refuses a reason of two letters", async () => {
  await owner.query(`update account set status = 'PendingPlan' where id = 2`)
  expect((await send('PUT', 'Suspend', { id: 2, reason: 'no' })).json().errors).toHaveProperty('reason')
  await send('PUT', 'Suspend', { id: 2, reason: 'Wrong papers' })
  expect(await read('Account/Health?Id=2')).toMatchObject({
    status: 'Suspended',
    statusReason: 'Wrong papers',
    statusSince: expect.any(String),
  })
  expect((await send('PUT', 'Resume', { id: 2 })).json()).toMatchObject({ status: 'PendingPlan' })
  expect((await send('PUT', 'Resume', { id: 2 })).json().code).toBe('illegal_transition')
})

it('hides the reason from the merchant', async () => {
  await send('PUT', 'Suspend', { id: 2, reason: 'Unpaid invoices' })
  const own = await open.test.app.inject({ url: '/api/Account/Get/Id?Id=2', headers: operator })
  expect(own.body).not.toContain('Unpaid')
})

it('creates a merchant by hand that still has its onboarding ahead', async () => {
  const details = { ...accountDetails(1), id: undefined }
  const made = (await send('POST', 'Add', details)).json()
  expect(made).toMatchObject({ status: 'PendingBusinessDetails', city: details.city })
  expect((await read(`AuditLog/Get?AccountId=${made.id}`)).data).toMatchObject([
    { action: 'Account.Add', before: null, after: { id: made.id } },
  ])
  expect((await read('Account/Get?Status=PendingBusinessDetails')).data).toMatchObject([{ id: made.id }])
})

it("compares this month's orders with the same days of last month, without tests", async () => {
  await open.place()
  const before: MerchantHealth = await read('Account/Health?Id=1')
  expect(before).toMatchObject({ openOrders: 1, ordersThisMonth: 1, missedThisMonth: 0, ordersLastMonth: 0 })
  await owner.query(`update app_order set status = 'Missed', closed_at = now(),
    placed_at = date_trunc('month', now() at time zone 'Asia/Riyadh') at time zone 'Asia/Riyadh' - interval '1 month' + interval '1 second'
    where account_id = 1`)
  expect(await read('Account/Health?Id=1')).toMatchObject({
    openOrders: 0,
    ordersThisMonth: 0,
    ordersLastMonth: 1,
    missedLastMonth: 1,
    connections: { working: 6, troubled: 0, ended: 0 },
  })
  await owner.query('update app_order set is_test = true where account_id = 1')
  expect(await read('Account/Health?Id=1')).toMatchObject({ ordersLastMonth: 0 })
})

it('refuses to close with open orders, returns their number, and closes for good afterwards', async () => {
  await open.place()
  const refused = await send('DELETE', 'Delete?Id=1')
  expect([refused.statusCode, refused.json().errors.Id[0]]).toEqual([409, expect.stringMatching(/open: \d/)])
  await owner.query(`update app_order set closed_at = now() where account_id = 1`)
  expect((await send('DELETE', 'Delete?Id=1')).json()).toMatchObject({ status: 'Closed' })
  expect((await send('DELETE', 'Delete?Id=1')).json().code).toBe('illegal_transition')
  expect((await send('PUT', 'Resume', { id: 1 })).json().code).toBe('illegal_transition')
})

it('stores notes that no transaction of the merchant can read', async () => {
  const note: AccountNote = (
    await send('POST', 'AddNote', { accountId: 1, text: ' Calls on Sundays ' })
  ).json()
  expect(note).toMatchObject({ text: 'Calls on Sundays', accountId: 1, byName: expect.any(String) })
  expect((await read('Account/Notes?AccountId=1')).data).toEqual([note])
  expect((await read('Account/Notes?AccountId=2')).data).toEqual([])
  const { rows } = await open.test.foundation.database.run(tenant(1), db =>
    db.execute(sql`select * from account_note`),
  )
  expect(rows).toEqual([])
  expect((await send('DELETE', `DeleteNote?Id=${note.id}`)).statusCode).toBe(200)
  expect((await read('Account/Notes?AccountId=1')).data).toEqual([])
  expect(await lastAct(1)).toMatchObject({ action: 'Account.DeleteNote', before: { text: note.text } })
})
