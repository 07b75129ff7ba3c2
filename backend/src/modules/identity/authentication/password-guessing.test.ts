import type * as Timers from 'node:timers/promises'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { deviceCookieOf, openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

const mockDelays: number[] = []
// Records the delays of guesses instead of waiting, half a minute in all.
jest.mock('node:timers/promises', () => {
  const real = jest.requireActual<typeof Timers>('node:timers/promises')
  const setTimeout = (milliseconds: number) => {
    mockDelays.push(milliseconds)
    return real.setImmediate()
  }
  return { ...real, setTimeout }
})

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity?.close())

const OWNER = 'admin@sufra.test'
const HOME = '198.51.100.1'
const STRANGER = '203.0.113.9'

interface Attempt {
  from?: string
  password?: string
  cookie?: string
  email?: string
}

const login = ({ from = HOME, password = DEMO_PASSWORD, cookie = '', email = OWNER }: Attempt = {}) =>
  identity.test.app.inject({
    method: 'POST',
    url: '/api/Authentication/login',
    payload: { email, password },
    headers: { cookie },
    remoteAddress: from,
  })

const guess = (attempt: Attempt) => login({ password: 'Guess-1234', ...attempt })
const guessFrom = async (addresses: string[], email = OWNER) =>
  (await Promise.all(addresses.map(from => guess({ from, email })))).map(({ statusCode }) => statusCode)
const evaluated = (statuses: number[]) => statuses.filter(status => status === 401).length
const addresses = (count: number) => Array.from({ length: count }, (_, turn) => `192.0.2.${turn}`)
// Twice the number of turns, so that none is left.
const MANY = 20

const letPass = (interval: string) =>
  identity.rows(
    `with paces as (update login_throttle set paid_until = paid_until - $1::interval, warned_at = warned_at - $1::interval)
      update login_attempt set first_at = first_at - $1::interval, blocked_until = blocked_until - $1::interval`,
    [interval],
  )
beforeEach(async () => {
  mockDelays.length = 0
  await identity.rows('truncate login_attempt, login_throttle, known_device, mail')
  await identity.rows('update app_user set is_two_step = false')
})

it('lets the owner in at once on their device while a stranger guesses, and delays only the stranger', async () => {
  const cookie = deviceCookieOf(await login())
  const statuses = await guessFrom(Array<string>(50).fill(STRANGER))
  expect([evaluated(statuses), statuses.filter(status => status === 429)]).toEqual([5, Array(45).fill(429)])
  expect((await login({ cookie })).statusCode).toBe(200)
  expect((await login({ cookie, from: STRANGER })).statusCode).toBe(200)
  const refused = await login({ from: STRANGER })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20)
})

it('lets the owner in from another address without the cookie', async () => {
  await guessFrom(Array<string>(5).fill(STRANGER))
  expect((await login({ from: HOME })).statusCode).toBe(200)
})

it('counts the whole /64 of an IPv6 address as one', async () => {
  const statuses = await guessFrom(Array.from({ length: 20 }, (_, turn) => `2001:db8:1:2::${turn + 1}`))
  expect(evaluated(statuses)).toBe(5)
  expect((await login({ from: '2001:db8:1:3::1' })).statusCode).toBe(200)
})

it('evaluates no more than 34 guesses in an hour from many addresses, and 24 in the next', async () => {
  const byHour = [0, 0]
  for (let minutes = 0; minutes < 120; minutes += 15) {
    // Clears the limits per address, so that only the total limit is measured.
    await identity.rows('truncate login_attempt')
    const hour = Math.floor(minutes / 60)
    byHour[hour] = (byHour[hour] ?? 0) + evaluated(await guessFrom(addresses(MANY)))
    await letPass('15 minutes')
  }
  const [first = 0, second = 0] = byHour
  expect(first).toBeGreaterThanOrEqual(28)
  expect(first).toBeLessThanOrEqual(34)
  // One more for the time that the test itself takes.
  expect(second - 24).toBeLessThanOrEqual(1)
})

it('limits guesses at an unknown address in the same way', async () => {
  expect(evaluated(await guessFrom(addresses(MANY), 'nobody@example.com'))).toBe(10)
})

it('makes each stranger after the fifth wait twice as long as the one before', async () => {
  // One after the other, because the order of concurrent ones is random.
  for (const from of addresses(10)) await guess({ from })
  expect(mockDelays).toEqual([...[0, 0, 0, 0, 0], ...[100, 200, 400, 800, 1600]])
})

it('evaluates no more than 34 guesses an hour from one address', async () => {
  let count = 0
  for (let minutes = 0; minutes < 60; minutes += 1) {
    count += evaluated([(await guess({ from: STRANGER })).statusCode])
    await letPass('1 minute')
  }
  expect(count).toBeLessThanOrEqual(34)
})

it('lets a known device in while a hundred addresses guess, and returns the wait to all others', async () => {
  const cookie = deviceCookieOf(await login())
  await guessFrom(addresses(100))
  expect((await login({ cookie })).statusCode).toBe(200)
  const refused = await login()
  expect(refused.statusCode).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(100)
  await letPass(`${seconds} seconds`)
  expect((await login()).statusCode).toBe(200)
})

it('makes the device known on which a forgotten password was replaced', async () => {
  await guessFrom(addresses(MANY))
  const email = 'second@sufra.test'
  await guessFrom(addresses(MANY), email)
  const resetToken = await identity.permitFor(email)
  const password = 'Riyadh-2031'
  await identity.post('ResetPassword', { resetToken, newPassword: password, confirmPassword: password })
  await guessFrom(addresses(MANY), email)
  expect((await login({ email, password })).statusCode).toBe(429)
  expect((await identity.login(email, password)).statusCode).toBe(200)
})

it('limits guesses on a known device too, separately', async () => {
  const cookie = deviceCookieOf(await login())
  const statuses = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await guess({ cookie })).statusCode)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect((await login()).statusCode).toBe(200)
})

it("treats another person's device, or an invented one, as a stranger's", async () => {
  const others = deviceCookieOf(await login({ email: 'staff@sufra.test' }))
  for (const cookie of [others, `sufra_device=${'A'.repeat(43)}`, 'sufra_device=%00']) {
    await identity.rows('truncate login_attempt, login_throttle')
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await guess({ cookie, from: STRANGER })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await login({ cookie, from: STRANGER })).statusCode).toBe(429)
  }
})

it('stores neither the cookie nor the network address', async () => {
  const cookie = deviceCookieOf(await login())
  await guess({ from: STRANGER })
  const stored = JSON.stringify([
    await identity.rows('select * from known_device'),
    await identity.rows('select * from login_attempt'),
    await identity.rows('select * from session'),
  ])
  expect(stored).not.toContain(cookie.split('=')[1])
  expect(stored).not.toContain(STRANGER)
})

it('sets the cookie out of the reach of scripts', async () => {
  const cookies = [(await login()).headers['set-cookie']].flat()
  expect(cookies.find(each => each?.startsWith('sufra_device'))).toMatch(
    /^sufra_device=[\w-]{43}; Max-Age=34560000; Path=\/api\/Authentication; HttpOnly; SameSite=Strict$/,
  )
})

describe('a known device', () => {
  const isKnown = async (cookie: string) => {
    await identity.rows('truncate login_attempt')
    await guessFrom(Array<string>(5).fill(STRANGER))
    return (await login({ cookie, from: STRANGER })).statusCode === 200
  }
  const call = async (
    method: 'POST' | 'DELETE',
    url: string,
    { as, payload }: { as: string; payload?: object },
  ) => identity.test.app.inject({ method, url, payload, headers: { authorization: `Bearer ${as}` } })
  const tokenOf = (answer: Awaited<ReturnType<typeof login>>): string => answer.json().accessToken

  it('stays known after a sign-out there', async () => {
    const answer = await login()
    await call('POST', '/api/Authentication/Logout', { as: tokenOf(answer) })
    expect(await isKnown(deviceCookieOf(answer))).toBe(true)
  })

  it('becomes unknown after a sign-out everywhere else, which keeps the own one known', async () => {
    const [lost, own] = [await login(), await login()]
    await call('POST', '/api/Session/EndOthers', { as: tokenOf(own) })
    expect(await isKnown(deviceCookieOf(own))).toBe(true)
    expect(await isKnown(deviceCookieOf(lost))).toBe(false)
  })

  it('becomes unknown when its session is ended from the list', async () => {
    const [lost, own] = [await login(), await login()]
    const { sid } = JSON.parse(Buffer.from(tokenOf(lost).split('.')[1] ?? '', 'base64url').toString())
    await call('DELETE', `/api/Session/Delete?Id=${sid}`, { as: tokenOf(own) })
    expect(await isKnown(deviceCookieOf(lost))).toBe(false)
  })

  it('becomes unknown after a change of password elsewhere', async () => {
    const email = 'kitchen@sufra.test'
    const [old, own] = [await login({ email }), await login({ email })]
    const password = 'Riyadh-2031'
    const payload = { currentPassword: DEMO_PASSWORD, newPassword: password, confirmPassword: password }
    const changed = await call('POST', '/api/User/ChangePassword', { as: tokenOf(own), payload })
    expect(changed.statusCode).toBe(200)
    for (let turn = 0; turn < 5; turn += 1) await guess({ from: STRANGER, email })
    const from = STRANGER
    expect((await login({ email, password, from, cookie: deviceCookieOf(old) })).statusCode).toBe(429)
    expect((await login({ email, password, from, cookie: deviceCookieOf(own) })).statusCode).toBe(200)
  })
})

describe('the warning mail about guesses', () => {
  it('is sent once a day, in the language of the person', async () => {
    await identity.rows("update app_user set language = 'en' where email = $1", [OWNER])
    await guessFrom(Array<string>(4).fill(STRANGER))
    expect(await identity.mailsTo(OWNER)).toEqual([])
    await guessFrom(addresses(30))
    await letPass('20 hours')
    await guessFrom(addresses(30))
    expect(await identity.rows('select template, language, status from mail')).toEqual([
      { template: 'passwordGuesses', language: 'en', status: 'queued' },
    ])
    await letPass('4 hours 1 minute')
    await guessFrom(addresses(30))
    expect(await identity.mailsTo(OWNER)).toHaveLength(2)
  })

  it('is queued for an unknown person too, and never sent', async () => {
    await guessFrom(addresses(6), 'nobody@example.com')
    expect(await identity.rows('select template, status from mail')).toEqual([
      { template: 'passwordGuesses', status: 'discarded' },
    ])
  })
})
