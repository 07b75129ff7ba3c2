import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, publishVersion, release, sendFile, storeVersion } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'

const VERSION = '1.0.0-aaaa'

let test: TestApp
let operator: DeployHeaders
beforeEach(async () => {
  test = await createTestApp()
  operator = await test.signIn('operator')
})
afterEach(() => test?.close())

const make = async (facts: object = {}) => {
  const request = { label: 'Menus CI', remote: 'menus', channel: 'stable', ...facts }
  return (await release(test, 'AddToken', request, operator)).json()
}
const bearing = (token: string): DeployHeaders => ({ authorization: `Deploy ${token}` })
const list = async () => (await test.app.inject({ url: '/api/Release/Tokens', headers: operator })).json()
const codeOf = async (answer: Promise<{ json: () => { code: string } }>) => (await answer).json().code

it('is shown once and stored as a hash', async () => {
  const { token, ...facts } = await make()
  expect(token).toMatch(/^sufra_[\w-]{43}$/)
  expect(await list()).toEqual([facts])
  expect(facts).toMatchObject({ label: 'Menus CI', lastUsedAt: null, revokedAt: null })
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query('select t::text as line from deploy_token t')
  await owner.end()
  expect(rows[0].line).not.toContain(token)
  expect(rows[0].line).not.toContain(token.slice('sufra_'.length))
})

it('publishes its own remote in its own channel, with its label in the history', async () => {
  await publishVersion(test, ['menus', '0.9.0-aaaa'])
  const headers = bearing((await make()).token)
  const request = await storeVersion(test, contractOf('menus', VERSION), headers)
  expect((await release(test, 'Publish', request, headers)).statusCode).toBe(200)
  const [change] = (await test.app.inject({ url: '/api/Release/History', headers })).json()
  expect(change.who).toBe('Menus CI')
  expect((await list())[0].lastUsedAt).toEqual(expect.any(String))
})

it('cannot change files, pointers or versions of another remote', async () => {
  await publishVersion(test, ['orders', VERSION])
  await publishVersion(test, ['orders', '1.1.0-bbbb'])
  const before = (await test.app.inject({ url: '/api/Release/Get', headers: operator })).json()
  const headers = bearing((await make()).token)
  const file = { name: 'orders', version: VERSION, file: 'evil.js', text: 'evil' }
  expect(await codeOf(sendFile(test, file, headers))).toBe('forbidden_remote')
  const name = 'orders'
  const next = await storeVersion(test, contractOf(name, '1.2.0-cccc'))
  for (const [action, body] of Object.entries({
    Publish: next,
    Promote: { name },
    Canary: { name, version: VERSION, percent: 5 },
    Rollback: { name },
    Disable: { name },
    Enable: { name },
    Prune: { name, keep: 1 },
  })) {
    const answer = await release(test, action, body, headers)
    expect([action, answer.statusCode, answer.json().code]).toEqual([action, 403, 'forbidden_remote'])
  }
  expect((await test.app.inject({ url: '/api/Release/Get', headers: operator })).json()).toEqual(before)
})

it('cannot change another channel, but may promote from it', async () => {
  await publishVersion(test, ['menus', VERSION])
  const beta = bearing((await make({ channel: 'beta' })).token)
  expect(await codeOf(release(test, 'Disable', { name: 'menus' }, beta))).toBe('forbidden_remote')
  const promotion = { name: 'menus', channel: 'beta', from: 'stable' }
  expect((await release(test, 'Promote', promotion, beta)).json()).toMatchObject({
    channel: 'beta',
    stable: VERSION,
  })
  const back = { name: 'menus', channel: 'stable', from: 'beta' }
  expect(await codeOf(release(test, 'Promote', back, beta))).toBe('forbidden_remote')
})

it("creates no tokens, sets no merchant's channel, registers no host", async () => {
  const headers = bearing((await make()).token)
  const request = { label: 'Mine', remote: 'orders', channel: 'stable' }
  expect(await codeOf(release(test, 'AddToken', request, headers))).toBe('token_invalid')
  const merchant = { accountId: 1, channel: 'beta' }
  expect(await codeOf(release(test, 'SetMerchantChannel', merchant, headers))).toBe('token_invalid')
  const host = { version: '1.0.0', hostApi: '1.0.0', provides: {} }
  expect(await codeOf(release(test, 'RegisterHost', host, headers))).toBe('forbidden_remote')
})

it('ends when it is revoked', async () => {
  const { token, id } = await make()
  const read = () => test.app.inject({ url: '/api/Release/Get', headers: bearing(token) })
  expect((await read()).statusCode).toBe(200)
  const revoke = (which: number) =>
    test.app.inject({
      method: 'DELETE',
      url: `/api/Release/RevokeToken?Id=${which}`,
      headers: operator,
    })
  expect((await revoke(id)).statusCode).toBe(200)
  expect([(await read()).statusCode, (await read()).json().code]).toEqual([401, 'token_invalid'])
  const [{ revokedAt }] = await list()
  await revoke(id)
  expect((await list())[0].revokedAt).toBe(revokedAt)
  expect((await revoke(999)).json()).toMatchObject({ status: 404, code: 'not_found' })
})

it.each(['Deploy', 'Deploy ', 'Deploy a b', `Deploy ${'x'.repeat(300)}`, 'Deploy sufra_unknown'])(
  'answers 401 to %p',
  async authorization => {
    const answer = await test.app.inject({ url: '/api/Release/Get', headers: { authorization } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_invalid'])
  },
)

it('is created by the operator only', async () => {
  const request = { label: 'Mine', remote: 'menus', channel: 'stable' }
  const answer = await release(test, 'AddToken', request, await test.signIn('admin'))
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden_role'])
  expect((await release(test, 'AddToken', { ...request, label: ' ' }, operator)).statusCode).toBe(400)
  expect((await release(test, 'AddToken', { ...request, remote: '../x' }, operator)).statusCode).toBe(400)
})
