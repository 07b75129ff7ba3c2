import { openIdentity } from '#src/testing/identity-fixture.ts'
import type { Identity } from '#src/testing/identity-fixture.ts'

let identity: Identity
let cookie: string
beforeAll(async () => {
  identity = await openIdentity({ PUBLIC_URL: 'https://sufra.test' })
})
afterAll(() => identity?.close())
beforeEach(async () => {
  cookie = (await identity.login('admin@sufra.test')).cookies[0]?.value ?? ''
})

const post = (action: string, headers: Record<string, string>) =>
  identity.test.app.inject({
    method: 'POST',
    url: `/api/Authentication/${action}`,
    headers: { host: 'node-1:4000', ...headers },
    cookies: { sufra_refresh: cookie },
  })

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.test' },
  { origin: 'https://sufra.test.evil.test' },
  { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://shop.sufra.test', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'node-1:4000' },
  { 'sec-fetch-site': 'cross-site' },
]
it.each(FOREIGN)('refuses refresh and sign-out for %j', async headers => {
  for (const action of ['RefreshToken', 'Logout']) {
    const answer = await post(action, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden_origin'])
    expect(answer.cookies).toEqual([])
  }
  // The token is unused, so the own page continues.
  expect((await post('RefreshToken', { origin: 'https://sufra.test' })).statusCode).toBe(200)
})

const OWN: Record<string, string>[] = [
  {},
  { origin: 'https://sufra.test' },
  { origin: 'http://node-1:4000' },
  { origin: 'https://sufra.test', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
]
it.each(OWN)('refreshes for %j', async headers => {
  expect((await post('RefreshToken', headers)).statusCode).toBe(200)
})

it('allows sign-in and code requests from any origin, because they use no cookie', async () => {
  const answer = await identity.login('admin@sufra.test', undefined, { origin: 'https://evil.test' })
  expect(answer.statusCode).toBe(200)
})
