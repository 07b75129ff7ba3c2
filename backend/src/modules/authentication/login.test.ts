import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { createTestApp, type TestApp } from '#src/testing/create-test-app.ts'

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

it('signs in with a token that says what the specification names', async () => {
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
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^sufra_refresh=[\w-]{43}; Path=\/api\/Authentication; HttpOnly; SameSite=Strict$/)
  const [value = 'none'] = cookie.split(/[=;]/).slice(1)
  expect(answer.body).not.toContain(value)
})

it('remembers for thirty days on request, and is Secure away from plain loopback', async () => {
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

it('slows unknown addresses down in the same way', async () => {
  const statuses = []
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await login('ghost@sufra.test', { password: `Guess-${turn}` })).statusCode)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

it('forgets failures after a success', async () => {
  for (let turn = 0; turn < 4; turn += 1) await login('second@sufra.test', { password: 'Wrong-1234' })
  expect((await login('second@sufra.test')).statusCode).toBe(200)
  for (let turn = 0; turn < 4; turn += 1) await login('second@sufra.test', { password: 'Wrong-1234' })
  expect((await login('second@sufra.test')).statusCode).toBe(200)
})
