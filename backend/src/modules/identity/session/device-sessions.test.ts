import type { DeviceSession } from '@sufra/shared/contracts/authentication'
import { openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

let identity: Identity
beforeEach(async () => {
  identity = await openIdentity()
})
afterEach(() => identity?.close())

type Headers = Record<string, string>
const signIn = async (userAgent = DESKTOP, who = 'admin'): Promise<Headers> =>
  identity.bearer(await identity.login(`${who}@sufra.test`, undefined, { 'user-agent': userAgent }))
const list = async (headers: Headers) =>
  (await identity.test.app.inject({ url: '/api/Session/Get', headers })).json()
const end = (headers: Headers, id: string) =>
  identity.test.app.inject({ method: 'DELETE', url: `/api/Session/Delete?Id=${id}`, headers })
const endOthers = (headers: Headers) =>
  identity.test.app.inject({ method: 'POST', url: '/api/Session/EndOthers', headers })
const shown = ({ browser, system, kind, isCurrent }: DeviceSession) => ({ browser, system, kind, isCurrent })
const statusFor = async (headers: Headers) =>
  (await identity.test.app.inject({ url: '/api/User/Get', headers })).statusCode

it("lists the caller's sessions: the current one first, then the last seen", async () => {
  const mine = await signIn(TABLET)
  await signIn(PHONE)
  await signIn('')
  await signIn('\u00e9 ; DROP TABLE')
  await signIn(DESKTOP, 'staff')
  const sessions = await list(mine)
  expect(sessions.map(shown)).toEqual([
    { browser: 'Safari', system: 'iOS', kind: 'tablet', isCurrent: true },
    { browser: null, system: null, kind: 'unknown', isCurrent: false },
    { browser: null, system: null, kind: 'unknown', isCurrent: false },
    { browser: 'Chrome', system: 'Android', kind: 'phone', isCurrent: false },
  ])
})

it('stores three hundred characters of a user agent', async () => {
  await signIn(DESKTOP.padEnd(5_000, 'x'))
  const [{ length }] = await identity.rows('select length(user_agent) as length from session')
  expect(length).toBe(300)
})

it('leaves out ended and expired sessions', async () => {
  const mine = await signIn()
  const [ended, old] = [await signIn(), await signIn()]
  const before = await list(mine)
  expect(before).toHaveLength(3)
  await identity.test.app.inject({ method: 'POST', url: '/api/Authentication/Logout', headers: ended })
  const [{ id }] = await list(old)
  await identity.rows("update session set expires_at = now() - interval '1 second' where id = $1", [id])
  expect(await list(mine)).toHaveLength(1)
})

it('signs out on one device at once', async () => {
  const [mine, other] = [await signIn(), await signIn(PHONE)]
  const id = (await list(mine))[1].id
  expect(await statusFor(other)).toBe(200)
  const answer = await end(mine, id)
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect([await statusFor(other), await statusFor(mine)]).toEqual([401, 200])
})

it('signs out on all other devices at once, and nobody else', async () => {
  const [mine, colleague] = [await signIn(), await signIn(DESKTOP, 'staff')]
  const others = [await signIn(PHONE), await signIn(TABLET)]
  for (const headers of [mine, colleague, ...others]) expect(await statusFor(headers)).toBe(200)
  const answer = await endOthers(mine)
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  for (const headers of others) expect(await statusFor(headers)).toBe(401)
  expect([await statusFor(mine), await statusFor(colleague)]).toEqual([200, 200])
  expect(await list(mine)).toHaveLength(1)
})

describe('the time a device was last seen', () => {
  const lastSeen = async (headers: Headers) => Date.parse((await list(headers))[0].lastSeenAt)
  const seenAgo = (interval: string) =>
    identity.rows('update session set last_seen_at = now() - $1::interval', [interval])

  it('is written once a minute, outside of requests', async () => {
    const mine = await signIn()
    await seenAgo('1 day')
    expect(await lastSeen(mine)).toBeLessThan(Date.now() - 86_000_000)
    await identity.test.foundation.timers.run('note-seen-sessions')
    const noted = await lastSeen(mine)
    expect(noted).toBeGreaterThan(Date.now() - 300_000)
    await identity.test.foundation.timers.run('note-seen-sessions')
    expect(await lastSeen(mine)).toBe(noted)
  })

  it('is not written for an unseen device', async () => {
    const mine = await signIn()
    await identity.test.foundation.timers.run('note-seen-sessions')
    await seenAgo('1 day')
    await identity.test.foundation.timers.run('note-seen-sessions')
    expect(await lastSeen(mine)).toBeLessThan(Date.now() - 86_000_000)
  })

  it('is written at a refresh', async () => {
    const answer = await identity.login('admin@sufra.test')
    await seenAgo('1 day')
    const cookies = { sufra_refresh: answer.cookies[0]?.value ?? '' }
    await identity.test.app.inject({ method: 'POST', url: '/api/Authentication/RefreshToken', cookies })
    expect(await lastSeen(identity.bearer(answer))).toBeGreaterThan(Date.now() - 300_000)
  })
})
