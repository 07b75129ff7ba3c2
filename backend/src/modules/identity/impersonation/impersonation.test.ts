import pg from 'pg'
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { tenant } from '#src/database/database.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { rescheduleJobs } from '#src/testing/waiting-jobs.ts'

const REASON = 'They wrote that orders are missing'

let test: TestApp
let owner: pg.Pool
let operator: { authorization: string }
beforeAll(async () => {
  test = await createTestApp()
  owner = new pg.Pool({ connectionString: test.ownerUrl, max: 1 })
  operator = await test.signIn('operator')
})
afterAll(async () => {
  await owner?.end()
  await test?.close()
})
afterEach(() => jest.restoreAllMocks())

/** Advances the clock of this process, on which cached impersonations expire. */
const letPass = (milliseconds: number) => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds)
}
const post = (url: string, headers: object, payload: object = {}) =>
  test.app.inject({ method: 'POST', url, headers: { ...headers }, payload })
const begin = async (headers: object = operator, body: object = { accountId: 1, reason: REASON }) =>
  post('/api/AccountView/Begin', headers, body)
const lookWith = async (headers: object = operator) => {
  const { id, accessToken } = (await begin(headers)).json()
  return { id, accessToken, authorization: { authorization: `Bearer ${accessToken}` } }
}
const read = async (headers: object, url = '/api/Branch/Get') => {
  const answer = await test.app.inject({ url, headers: { ...headers } })
  return answer.statusCode < 300 ? 'ok' : answer.json().code
}
const signInOperator = async () => {
  const payload = { email: 'operator@sufra.test', password: DEMO_PASSWORD }
  const answer = await post('/api/Authentication/login', {}, payload)
  return { authorization: `Bearer ${answer.json().accessToken}` }
}

it('returns a token of half an hour that shows the merchant as its Admin sees it', async () => {
  const { accessToken, authorization } = await lookWith()
  const claims = decodeJwt(accessToken)
  expect(claims).toMatchObject({
    Role: 'Admin',
    accountId: 1,
    Name: decodeJwt(operator.authorization.slice(7)).Name,
  })
  expect(JSON.parse(String(claims.viewOf))).toMatchObject({ en: expect.any(String) })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeGreaterThan(29 * 60)
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(30 * 60)
  const own = await test.app.inject({ url: '/api/Branch/Get', headers: await test.signIn('admin') })
  const seen = await test.app.inject({ url: '/api/Branch/Get', headers: authorization })
  expect(seen.json()).toEqual(own.json())
  expect(await read(authorization, '/api/Role/GetAll')).toBe('ok')
  expect(await read(authorization, '/api/User/Get')).toBe('ok')
  expect(await read(authorization, '/api/AuditLog/Get')).toBe('forbidden_role')
})

it('offers no actions on orders', async () => {
  const { authorization } = await lookWith()
  const { data } = (await test.app.inject({ url: '/api/Order/GetLiveOrders', headers: authorization })).json()
  expect(data.flatMap(({ availableActions }: { availableActions: unknown[] }) => availableActions)).toEqual(
    [],
  )
})

it.each([
  ['without a reason', { accountId: 1, reason: ' ' }, 'validation_failed'],
  ['at an unknown merchant', { accountId: 2_000_000_000, reason: REASON }, 'not_found'],
])('refuses to begin %s', async (_name, body, code) => {
  expect((await begin(operator, body)).json().code).toBe(code)
})

it('refuses a closed merchant or one in onboarding, and ends when the merchant is closed', async () => {
  const { authorization } = await lookWith()
  expect(await read(authorization)).toBe('ok')
  for (const status of ['PendingPlan', 'Closed']) {
    await owner.query('update account set status = $1 where id = 1', [status])
    expect((await begin()).json().code).toBe('illegal_transition')
  }
  letPass(5_000)
  expect(await read(authorization)).toBe('token_invalid')
  await owner.query(`update account set status = 'Active' where id = 1`)
})

it('ends on leaving, and the session continues', async () => {
  const { authorization } = await lookWith()
  expect((await post('/api/AccountView/Leave', authorization)).statusCode).toBe(200)
  expect(await read(authorization)).toBe('token_invalid')
  expect(await read(operator, '/api/AuditLog/Get')).toBe('ok')
})

it('ends with the session behind it and at its expiry', async () => {
  const another = await signInOperator()
  const [first, second] = [await lookWith(another), await lookWith()]
  expect([await read(first.authorization), await read(second.authorization)]).toEqual(['ok', 'ok'])
  await post('/api/Authentication/Logout', another)
  await owner.query(`update impersonation set ends_at = now() where id = $1`, [second.id])
  letPass(5_000)
  expect([await read(first.authorization), await read(second.authorization)]).toEqual([
    'token_invalid',
    'token_invalid',
  ])
})

it('ends when its person no longer belongs to the operator', async () => {
  const { authorization } = await lookWith()
  await owner.query(`update app_user set is_active = false where email = 'operator@sufra.test'`)
  letPass(5_000)
  expect(await read(authorization)).toBe('token_invalid')
  await owner.query(`update app_user set is_active = true where email = 'operator@sufra.test'`)
})

it('shows the merchant person, time and reason, and nobody else', async () => {
  const { id } = await lookWith()
  await test.foundation.jobs.drain()
  const [admin, second] = [await test.signIn('admin'), await test.signIn('second')]
  const told = (await test.app.inject({ url: '/api/Notification/Get', headers: admin })).json().data
  expect(told.find(({ kind }: { kind: string }) => kind === 'accountViewed')).toMatchObject({
    body: expect.stringContaining(REASON),
  })
  const url = '/api/AccountView/Get'
  const views = (await test.app.inject({ url, headers: admin })).json().data
  expect(views[0]).toMatchObject({ id, reason: REASON, viewerName: expect.any(String), endedAt: null })
  expect((await test.app.inject({ url, headers: second })).json().data).toEqual([])
})

it('records its beginning and its end in the audit log, even when nobody ended it', async () => {
  const [left, forgotten] = [await lookWith(), await lookWith()]
  await post('/api/AccountView/Leave', left.authorization)
  // Its job waits for half an hour, so run it now.
  await rescheduleJobs(owner)
  await test.foundation.jobs.drain()
  const actsOf = async (id: string) => {
    const { rows } = await owner.query(
      'select action, by_user_id, account_id from audit_entry where entity_id = $1 order by id',
      [id],
    )
    return rows.map(row => [row.action, row.by_user_id !== null, row.account_id])
  }
  expect(await actsOf(left.id)).toEqual([
    ['AccountView.Begin', true, 1],
    ['AccountView.Leave', true, 1],
  ])
  expect(await actsOf(forgotten.id)).toEqual([
    ['AccountView.Begin', true, 1],
    ['AccountView.Leave', false, 1],
  ])
})

it('is read-only in the database, whatever a reading route tries to do', async () => {
  const scope = { ...tenant(1), isReadOnly: true } as const
  await expect(
    test.foundation.database.run(scope, db => db.execute(sql`update branch set name = name`)),
  ).rejects.toMatchObject({ cause: { code: '25006' } })
})
