import { openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
beforeEach(async () => {
  identity = await openIdentity()
})
afterEach(() => identity?.close())

const signIn = async () => {
  const answer = await identity.login('admin@sufra.test')
  return { cookie: answer.cookies[0]?.value ?? '', headers: identity.bearer(answer) }
}
const refresh = (cookie?: string) =>
  identity.test.app.inject({
    method: 'POST',
    url: '/api/Authentication/RefreshToken',
    ...(cookie !== undefined && { cookies: { sufra_refresh: cookie } }),
  })
const refusalOf = async (cookie?: string) => {
  const answer = await refresh(cookie)
  return [answer.statusCode, answer.json().code]
}

it.each([
  ['there is no cookie', undefined],
  ['the cookie is no token', "' or 1=1"],
])('asks for the password again when %s', async (_name, cookie) => {
  expect(await refusalOf(cookie)).toEqual([401, 'token_expired'])
})

it('asks for the password again when the session has expired', async () => {
  const { cookie } = await signIn()
  await identity.rows("update session set expires_at = now() - interval '1 second'")
  expect(await refusalOf(cookie)).toEqual([401, 'token_expired'])
})

it.each([
  ['the token is unknown', async () => 'A'.repeat(43)],
  [
    'somebody signed out',
    async () => {
      const { cookie, headers } = await signIn()
      await identity.post('Logout', {}, headers)
      return cookie
    },
  ],
  [
    'the session was ended elsewhere and has expired',
    async () => {
      const { cookie } = await signIn()
      const elsewhere = await signIn()
      const { headers } = elsewhere
      await identity.test.app.inject({ method: 'POST', url: '/api/Session/EndOthers', headers })
      await identity.rows("update session set expires_at = now() - interval '1 second'")
      return cookie
    },
  ],
  [
    'the person was deactivated',
    async () => {
      const { cookie } = await signIn()
      await identity.rows('update app_user set is_active = false')
      return cookie
    },
  ],
  [
    'the token was used before',
    async () => {
      const { cookie } = await signIn()
      const second = (await refresh(cookie)).cookies[0]?.value
      await refresh(second)
      return cookie
    },
  ],
])('ends the session for good when %s', async (_name, prepare) => {
  const cookie = await prepare()
  expect(await refusalOf(cookie)).toEqual([401, 'token_invalid'])
})

it('keeps the cookie during an outage, and clears it on a refusal', async () => {
  const { cookie } = await signIn()
  await identity.rows('alter table refresh_token rename to away')
  const failed = await refresh(cookie)
  expect([failed.statusCode >= 500, failed.headers['set-cookie']]).toEqual([true, undefined])
  await identity.rows('alter table away rename to refresh_token')
  expect((await refresh(cookie)).statusCode).toBe(200)
  expect(String((await refresh('A'.repeat(43))).headers['set-cookie'])).toContain('sufra_refresh=;')
})
