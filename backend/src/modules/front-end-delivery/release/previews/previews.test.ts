import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, publishVersion, release, storeVersion } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'

const [LIVE, TRIED, NEWER] = ['1.0.0-aaaa', '1.1.0-bbbb', '1.2.0-cccc']
const DAY_MS = 86_400_000

let test: TestApp
let operator: DeployHeaders
beforeEach(async () => {
  test = await createTestApp()
  operator = await test.signIn('operator')
  await publishVersion(test, ['menus', LIVE])
})
afterEach(async () => {
  jest.useRealTimers()
  await test?.close()
})

const screens = {
  paths: [
    { path: 'menus/:id', roles: [] },
    { path: 'menus', roles: [] },
  ],
}
const stored = async (version: string, changes: object = {}) => {
  const request = await storeVersion(test, contractOf('menus', version, { ...screens, ...changes }))
  return { ...request, approve: undefined, preview: 'pr-12' }
}
const preview = async (version = TRIED, facts: object = {}, headers?: DeployHeaders) =>
  release(test, 'PublishPreview', { ...(await stored(version)), ...facts }, headers)
const tokenOf = (link: string): string =>
  new URL(link, 'http://sufra.test').searchParams.get('preview-menus') ?? ''
const open = async (token: string, who = 'staff') =>
  release(test, 'OpenPreview', { token }, await test.signIn(who))
const list = async () => (await test.app.inject({ url: '/api/Release/Previews', headers: operator })).json()
const revoke = (id: number) =>
  test.app.inject({ method: 'DELETE', url: `/api/Release/RevokePreview?Id=${id}`, headers: operator })
interface NewToken {
  id: number
  token: string
}
const addToken = async (remote: string, limits: object | null = null): Promise<NewToken> => {
  const request = { label: `${remote} CI`, remote, channel: 'beta', limits }
  return (await release(test, 'AddToken', request, operator)).json()
}
const revokeToken = ({ id }: NewToken) =>
  test.app.inject({ method: 'DELETE', url: `/api/Release/RevokeToken?Id=${id}`, headers: operator })
const teamOf = async (remote: string, limits: object | null = null): Promise<DeployHeaders> => ({
  authorization: `Deploy ${(await addToken(remote, limits)).token}`,
})
const later = (ms: number) =>
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })

it('links to the first screen of the remote and serves signed-in people that version with its hashes', async () => {
  const made = (await preview(TRIED, {}, await teamOf('menus'))).json()
  expect(made).toMatchObject({
    name: 'menus',
    preview: 'pr-12',
    version: TRIED,
    by: 'menus CI',
    state: 'open',
  })
  expect(made.link).toMatch(/^\/menus\?preview-menus=[\w.-]+$/)
  expect(Date.parse(made.until) - Date.parse(made.at)).toBe(7 * DAY_MS)
  for (const who of ['staff', 'kitchen', 'second', 'operator']) {
    const opened = (await open(tokenOf(made.link), who)).json()
    expect(opened).toMatchObject({ state: 'open', preview: 'pr-12', by: 'menus CI', until: made.until })
    expect(opened.version).toMatchObject({ version: TRIED, baseUrl: `/remotes/menus/${TRIED}/` })
    expect(opened.version.contract.files['remoteEntry.js']).toMatch(/^sha384-/)
  }
  const stranger = await test.app.inject({
    method: 'POST',
    url: '/api/Release/OpenPreview',
    payload: { token: tokenOf(made.link) },
  })
  expect(stranger.statusCode).toBe(401)
})

it('is served by no channel, and no pointer can name it', async () => {
  const before = (await test.app.inject('/remotes/registry.json')).json()
  await preview()
  expect((await test.app.inject('/remotes/registry.json')).json()).toEqual(before)
  const canary = await release(test, 'Canary', { name: 'menus', version: TRIED, percent: 10 })
  expect([canary.statusCode, canary.json().code]).toEqual([404, 'not_found'])
})

it('shows the same build forever: the next build of that name has its own link', async () => {
  const first = (await preview()).json()
  const second = (await preview(NEWER, { days: 10 })).json()
  expect(second.link).not.toBe(first.link)
  expect((await open(tokenOf(first.link))).json()).toMatchObject({
    until: first.until,
    version: { version: TRIED },
  })
  expect((await open(tokenOf(second.link))).json()).toMatchObject({ version: { version: NEWER } })
  const again = (await preview(TRIED, { days: 20 })).json()
  expect(again).toMatchObject({ id: first.id, link: first.link })
  expect(Date.parse(again.until)).toBeGreaterThan(Date.parse(first.until))
  expect(await list()).toHaveLength(2)
})

it('reserves its name for the token that created it until that token is revoked', async () => {
  const [mine, theirs] = [await addToken('menus'), await addToken('menus')]
  const headersOf = ({ token }: NewToken) => ({ authorization: `Deploy ${token}` })
  const first = (await preview(TRIED, {}, headersOf(mine))).json()
  for (const headers of [headersOf(theirs), operator, undefined]) {
    const taken = await preview(NEWER, {}, headers)
    expect([taken.statusCode, taken.json().code, Object.keys(taken.json().errors)]).toEqual([
      409,
      'already_exists',
      ['preview'],
    ])
  }
  expect((await open(tokenOf(first.link))).json()).toMatchObject({ state: 'open', by: 'menus CI' })
  await revokeToken(mine)
  expect((await preview(NEWER, {}, headersOf(theirs))).statusCode).toBe(200)
})

it('ends with the deploy token that published it', async () => {
  const token = await addToken('menus')
  const { id, link } = (await preview(TRIED, {}, { authorization: `Deploy ${token.token}` })).json()
  expect((await open(tokenOf(link))).json()).toMatchObject({ state: 'open' })
  await revokeToken(token)
  expect((await open(tokenOf(link))).json()).toEqual(
    expect.not.objectContaining({ version: expect.anything() }),
  )
  expect((await open(tokenOf(link))).json()).toMatchObject({ state: 'revoked' })
  expect(await list()).toMatchObject([{ id, state: 'revoked', link: null }])
})

it('ends when the operator revokes it, and its link stays closed when the name is used again', async () => {
  const { id, link } = (await preview()).json()
  expect((await revoke(id)).statusCode).toBe(200)
  expect((await open(tokenOf(link))).json()).toEqual(
    expect.not.objectContaining({ version: expect.anything() }),
  )
  const again = (await preview(NEWER)).json()
  expect((await open(tokenOf(link))).json()).toMatchObject({ state: 'revoked', preview: 'pr-12' })
  expect((await open(tokenOf(again.link))).json()).toMatchObject({ state: 'open' })
  expect(
    (await list()).map(({ state, link: shown }: { state: string; link: string | null }) => [state, shown]),
  ).toEqual([
    ['open', again.link],
    ['revoked', null],
  ])
  expect((await revoke(999)).statusCode).toBe(404)
})

it('ends after its days and is deleted a month later', async () => {
  const { link } = (await preview(TRIED, { days: 2 })).json()
  later(2 * DAY_MS + 1000)
  expect((await open(tokenOf(link))).json()).toMatchObject({ state: 'over', preview: 'pr-12' })
  later(30 * DAY_MS)
  operator = await test.signIn('operator')
  await preview(NEWER, { preview: 'pr-13' })
  expect((await list()).map((each: { preview: string }) => each.preview)).toEqual(['pr-13'])
  expect((await open(tokenOf(link))).statusCode).toBe(400)
})

it("is allowed to a team for its own remote within its token's limits, and to nobody else", async () => {
  const foreign = await preview(TRIED, {}, await teamOf('orders'))
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'forbidden_remote'])
  const limits = { roles: ['Admin'], paths: ['kitchen'], background: false, nav: null, kilobytes: null }
  const beyond = await preview(TRIED, {}, await teamOf('menus', limits))
  expect([beyond.statusCode, beyond.json().code]).toEqual([403, 'claims_beyond_token'])
  const merchant = await preview(TRIED, {}, await test.signIn('admin'))
  expect([merchant.statusCode, merchant.json().code]).toEqual([403, 'forbidden_role'])
})

it('must not claim what another remote holds, and has to match the store', async () => {
  await publishVersion(test, ['orders', LIVE])
  const paths = [{ path: 'orders/:id', roles: [] }]
  const taken = await release(test, 'PublishPreview', await stored(TRIED, { paths }))
  expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([409, ['contract.paths']])
  const request = await stored(NEWER)
  const other = { ...request, contract: { ...request.contract, background: ['Admin'] } }
  expect(Object.keys((await release(test, 'PublishPreview', other)).json().errors)).toEqual(['contract'])
  expect(await list()).toEqual([])
})

it.each(['', 'x', 'a.b.c'])('opens nothing for the token %p', async token => {
  const answer = await open(token)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['token']])
})

it('refuses tokens of another kind and previews of another installation', async () => {
  const url = `${test.foundation.env.PUBLIC_URL}/remotes/menus/${TRIED}/`
  const { proof } = (await release(test, 'SignOverride', { name: 'menus', url })).json()
  expect((await open(proof)).statusCode).toBe(400)
  const token = tokenOf((await preview()).json().link)
  const [head = '', , signature = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ id: 2, iss: 'sufra', aud: 'sufra-preview' })).toString(
    'base64url',
  )
  expect((await open(`${head}.${forged}.${signature}`)).statusCode).toBe(400)
})
