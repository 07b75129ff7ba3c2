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

interface Attempt {
  password?: string
  rememberMe?: boolean
  host?: string
}

const login = (
  email: string,
  { password = DEMO_PASSWORD, rememberMe = false, host = 'localhost' }: Attempt = {},
) =>
  test.app.inject({
    method: 'POST',
    url: '/api/Authentication/login',
    payload: { email, password, rememberMe },
    headers: { host },
  })

it('signs in with a token that has the claims of the specification', async () => {
  const answer = await login(' Admin@Sufra.Test ')
  expect(answer.statusCode).toBe(200)
  const { accessToken, expiresIn, user, onboardingStep } = answer.json()
  expect([expiresIn, onboardingStep, user.role]).toEqual([600, 'done', 'Admin'])
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({
    Id: user.id,
    Email: 'admin@sufra.test',
    Name: user.name,
    Role: 'Admin',
    branchIds: [],
    branchNames: [],
    accountId: 1,
    sid: expect.any(String),
  })
  expect(claims.exp - claims.iat).toBe(600)
})

it('keeps the refresh token in a cookie that scripts cannot read, and out of the body', async () => {
  const answer = await login('admin@sufra.test')
  const cookie = [answer.headers['set-cookie']].flat().find(each => each?.startsWith('sufra_refresh'))
  expect(cookie).toMatch(/^sufra_refresh=[\w-]{43}; Path=\/api\/Authentication; HttpOnly; SameSite=Strict$/)
  const [value = 'none'] = cookie?.split(/[=;]/).slice(1) ?? []
  expect(answer.body).not.toContain(value)
})

it('keeps the session for thirty days on request, with a Secure cookie except on plain loopback', async () => {
  const answer = await login('admin@sufra.test', { rememberMe: true, host: 'sufra.example' })
  expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=2592000;.*Secure/)
})

it('answers an unknown address and a wrong password alike', async () => {
  const unknown = await login('nobody@sufra.test')
  const wrong = await login('staff@sufra.test', { password: 'Wrong-1234' })
  expect([unknown.statusCode, wrong.statusCode]).toEqual([401, 401])
  expect({ ...unknown.json(), traceId: '' }).toEqual({ ...wrong.json(), traceId: '' })
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
})

it('evaluates five of two hundred parallel guesses and then asks to wait, even for the right password', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, turn) => login('kitchen@sufra.test', { password: `Guess-${turn}` })),
  )
  const evaluated = guesses.filter(answer => answer.statusCode === 401)
  expect(evaluated).toHaveLength(5)
  expect(guesses.filter(answer => answer.statusCode === 429)).toHaveLength(195)
  const right = await login('kitchen@sufra.test')
  expect([right.statusCode, right.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(20)
})

it('accepts the right password after the wait, whatever the number of failures', async () => {
  const email = 'operator@sufra.test'
  const setBack = (interval: string) =>
    test.foundation.database.run(ALL_MERCHANTS, db =>
      db.execute(
        sql`with paces as (update login_throttle set paid_until = paid_until - ${interval}::interval)
          update login_attempt set blocked_until = blocked_until - ${interval}::interval where failures > 4`,
      ),
    )
  const waits = []
  for (let turn = 0; turn < 12; turn += 1) {
    const answer = await login(email, { password: `Guess-${turn}` })
    if (answer.statusCode !== 429) continue
    waits.push(Number(answer.headers['retry-after']))
    await setBack('15 minutes')
  }
  expect(waits).toEqual([30, 60, 120, 240])
  for (let turn = 0; turn < 16; turn += 1) {
    await login(email, { password: `Guess-${turn}` })
    await setBack('15 minutes')
  }
  expect((await login(email)).statusCode).toBe(200)
})

it('counts the right password of a deactivated person as wrong', async () => {
  await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`update app_user set is_active = false where email = 'staff@sufra.test'`),
  )
  const statuses = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await login('staff@sufra.test')).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

it('slows attempts at unknown addresses in the same way', async () => {
  const statuses = []
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await login('ghost@sufra.test', { password: `Guess-${turn}` })).statusCode)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

it('resets the failures after a success', async () => {
  for (let turn = 0; turn < 4; turn += 1) await login('second@sufra.test', { password: 'Wrong-1234' })
  expect((await login('second@sufra.test')).statusCode).toBe(200)
  for (let turn = 0; turn < 4; turn += 1) await login('second@sufra.test', { password: 'Wrong-1234' })
  expect((await login('second@sufra.test')).statusCode).toBe(200)
})
