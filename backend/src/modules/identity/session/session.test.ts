import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

const cookieOf = (answer: Answer): string =>
  String(answer.cookies.find(({ name }) => name === 'sufra_refresh')?.value ?? '')

const call = (action: string, cookie: string, headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/Authentication/${action}`,
    cookies: { sufra_refresh: cookie },
    headers,
  })

const signIn = async (email = 'admin@sufra.test') => {
  const payload = { email, password: DEMO_PASSWORD }
  const answer = await test.app.inject({ method: 'POST', url: '/api/Authentication/login', payload })
  return { cookie: cookieOf(answer), headers: { authorization: `Bearer ${answer.json().accessToken}` } }
}

const me = (headers: { authorization: string }) => test.app.inject({ url: '/api/User/Get', headers })

const passTime = (seconds: number) =>
  test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`update refresh_token set used_at = used_at - make_interval(secs => ${seconds})`),
  )

it('returns a new pair for a refresh cookie', async () => {
  const { cookie } = await signIn()
  const answer = await call('RefreshToken', cookie)
  expect(answer.statusCode).toBe(200)
  expect(cookieOf(answer)).not.toBe(cookie)
  expect((await me({ authorization: `Bearer ${answer.json().accessToken}` })).statusCode).toBe(200)
})

it('has exactly one successor when sixteen refreshes arrive at once', async () => {
  const { cookie } = await signIn()
  const answers = await Promise.all(Array.from({ length: 16 }, () => call('RefreshToken', cookie)))
  expect(answers.map(answer => answer.statusCode)).toEqual(Array(16).fill(200))
  expect(new Set(answers.map(cookieOf)).size).toBe(1)
  const { rows } = await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select count(*)::int as tokens from refresh_token where session_id =
      (select id from session order by created_at desc limit 1)`),
  )
  expect(rows).toEqual([{ tokens: 2 }])
})

it('accepts the immediate parent again within the grace period only', async () => {
  const { cookie } = await signIn()
  const successor = cookieOf(await call('RefreshToken', cookie))
  expect(cookieOf(await call('RefreshToken', cookie))).toBe(successor)
  await passTime(11)
  expect((await call('RefreshToken', cookie)).statusCode).toBe(401)
})

it('ends the whole family when a token older than the parent is used', async () => {
  const { cookie, headers } = await signIn()
  const second = cookieOf(await call('RefreshToken', cookie))
  const third = cookieOf(await call('RefreshToken', second))
  const stolen = await call('RefreshToken', cookie)
  expect([stolen.statusCode, stolen.json().code]).toEqual([401, 'token_invalid'])
  expect(String(stolen.headers['set-cookie'])).toContain('sufra_refresh=;')
  expect((await call('RefreshToken', third)).statusCode).toBe(401)
  expect((await me(headers)).statusCode).toBe(401)
})

it('stores no token in plain text', async () => {
  const { cookie } = await signIn()
  const { rows } = await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select * from refresh_token`),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(cookie)
})

it.each([
  ['missing', ''],
  ['unknown', 'A'.repeat(43)],
  ['malformed', "' or 1=1"],
])('refuses a refresh cookie that is %s', async (_name, cookie) => {
  expect((await call('RefreshToken', cookie)).statusCode).toBe(401)
})

it('ends the session at logout, on the server', async () => {
  const { cookie, headers } = await signIn()
  const answer = await call('Logout', cookie)
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect((await me(headers)).statusCode).toBe(401)
  expect((await call('RefreshToken', cookie)).statusCode).toBe(401)
})

it('ends the session of the bearer without a cookie, and succeeds when nothing is left', async () => {
  const { headers } = await signIn()
  expect((await call('Logout', '', headers)).statusCode).toBe(200)
  expect((await me(headers)).statusCode).toBe(401)
  expect((await call('Logout', '', headers)).statusCode).toBe(200)
})

describe('a demoted user', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }),
  )
  afterEach(() => jest.useRealTimers())

  it('has to refresh within five seconds, and gets a token with fewer permissions', async () => {
    const { cookie, headers } = await signIn('staff@sufra.test')
    expect((await me(headers)).statusCode).toBe(200)
    await test.foundation.database.run(ALL_MERCHANTS, db =>
      db.execute(sql`update app_user set role = 'Kitchen', session_version = session_version + 1
        where email = 'staff@sufra.test'`),
    )
    jest.setSystemTime(Date.now() + 5_001)
    expect((await me(headers)).json().code).toBe('token_expired')
    expect((await call('RefreshToken', cookie)).json().user.role).toBe('Kitchen')
  })

  it('can use the new token at once, despite the cached session', async () => {
    const { cookie, headers } = await signIn('kitchen@sufra.test')
    expect((await me(headers)).statusCode).toBe(200)
    await test.foundation.database.run(ALL_MERCHANTS, db =>
      db.execute(sql`update app_user set session_version = session_version + 1
        where email = 'kitchen@sufra.test'`),
    )
    // The cache still has the earlier state.
    expect((await me(headers)).statusCode).toBe(200)
    const { accessToken } = (await call('RefreshToken', cookie)).json()
    expect((await me({ authorization: `Bearer ${accessToken}` })).statusCode).toBe(200)
  })

  it('is signed out within five seconds when deactivated', async () => {
    const { cookie, headers } = await signIn('second@sufra.test')
    expect((await me(headers)).statusCode).toBe(200)
    await test.foundation.database.run(ALL_MERCHANTS, db =>
      db.execute(sql`update app_user set is_active = false where email = 'second@sufra.test'`),
    )
    jest.setSystemTime(Date.now() + 5_001)
    expect((await me(headers)).json().code).toBe('token_invalid')
    expect((await call('RefreshToken', cookie)).statusCode).toBe(401)
  })
})
