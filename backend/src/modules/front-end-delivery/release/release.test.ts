import type { RemoteContract } from '@sufra/shared/contracts/release'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, release, storeVersion } from '#src/testing/remote-version.ts'
import type { DeployHeaders } from '#src/testing/remote-version.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test?.close())

const store = (contract: RemoteContract) => storeVersion(test, contract)
const publish = (payload: object, headers?: DeployHeaders) => release(test, 'Publish', payload, headers)

const registry = (headers = {}) => test.app.inject({ url: '/remotes/registry.json', headers })

it('makes a version live, then the next one, and keeps the previous', async () => {
  const first = await publish(await store(contractOf('menus', '1.0.0-aaaa')))
  expect(first.json()).toMatchObject({ revision: 1, stable: '1.0.0-aaaa', previous: null })
  const second = await publish(await store(contractOf('menus', '1.1.0-bbbb')))
  expect(second.json()).toMatchObject({ revision: 2, stable: '1.1.0-bbbb', previous: '1.0.0-aaaa' })
  const { menus } = (await registry()).json().remotes
  expect([menus.stable.version, menus.previous.version, menus.disabled]).toEqual([
    '1.1.0-bbbb',
    '1.0.0-aaaa',
    false,
  ])
  expect(menus.stable.contract.paths).toEqual([{ path: 'menus/:id', roles: ['Admin'] }])
  expect(menus.stable.contract.sizes).toBeUndefined()
})

it('changes nothing when the live version is published again', async () => {
  const request = await store(contractOf('menus', '1.0.0-aaaa'))
  await publish(request)
  expect((await publish(request)).json()).toMatchObject({ revision: 1, stable: '1.0.0-aaaa', previous: null })
})

it('lets one of two publications from the same revision win', async () => {
  const requests = await Promise.all(
    ['1.0.0-aaaa', '1.0.0-bbbb'].map(version => store(contractOf('menus', version))),
  )
  const answers = await Promise.all(requests.map(request => publish({ ...request, expectedRevision: 0 })))
  const codes = answers.map(answer => answer.statusCode).sort()
  expect(codes).toEqual([200, 409])
  const loser = answers.find(answer => answer.statusCode === 409)?.json()
  expect([loser.code, loser.current.revision]).toEqual(['stale_version', 1])
})

it.each([
  ['path', { paths: [{ path: 'Menus/:key', roles: ['Admin' as const] }] }, 'contract.paths'],
  ['namespace', { i18n: { namespace: 'menus', files: { ar: 'a', en: 'e' } } }, 'contract.i18n.namespace'],
  ['entry', { nav: contractOf('menus', '1.0.0-aaaa').nav }, 'contract.nav'],
])('refuses a %s that another remote holds', async (_name, changes, field) => {
  await publish(await store(contractOf('menus', '1.0.0-aaaa')))
  const answer = await publish(await store(contractOf('orders', '1.0.0-aaaa', changes)))
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_exists'])
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

it('refuses missing, different and contradictory files', async () => {
  const request = await store(contractOf('menus', '1.0.0-aaaa'))
  const absent = { ...request, version: '2.0.0-aaaa', baseUrl: '/remotes/menus/2.0.0-aaaa/' }
  for (const wrong of [
    { ...absent, contract: { ...request.contract, version: '2.0.0-aaaa' } },
    { ...request, integrity: `sha384-${'B'.repeat(64)}` },
    absent,
    { ...request, contract: { ...request.contract, hostApi: '^9.0.0' } },
    { ...request, baseUrl: 'https://evil.example/menus/' },
  ]) {
    expect((await publish(wrong)).json().code).toBe('validation_failed')
  }
})

it.each([
  ['host API', 'contract.hostApi', { hostApi: 'newest' }],
  ['package', 'contract.consumes.react', { consumes: { react: '^19 || newest' } }],
])('refuses an invalid version range of a %s', async (_name, field, changes) => {
  const answer = await publish(await store(contractOf('menus', '1.0.0-aaaa', changes)))
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
})

it('requires every file of the contract in the store with its hash', async () => {
  const files = contractOf('menus', '1.0.0-aaaa').files
  const hash = `sha384-${'A'.repeat(64)}`
  const missing = await store(contractOf('menus', '1.0.0-aaaa', { files: { ...files, 'page.js': hash } }))
  expect((await publish(missing)).json()).toMatchObject({
    status: 400,
    errors: { 'contract.files.page.js': [expect.any(String)] },
  })
  const wrong = await store(contractOf('menus', '1.0.1-aaaa', { files: { 'remoteEntry.js': hash } }))
  expect((await publish(wrong)).json().errors).toEqual({
    'contract.files.remoteEntry.js': [expect.any(String)],
  })
  const odd = await store(contractOf('menus', '1.0.2-aaaa', { files: { '../../deploy-token': hash } }))
  expect((await publish(odd)).json().code).toBe('validation_failed')
})

it('refuses other content for a published version', async () => {
  const elsewhere = await createTestApp({ REMOTE_ORIGINS: 'https://cdn.test' })
  const baseUrl = 'https://cdn.test/menus/'
  const first = await storeVersion(test, contractOf('menus', '1.0.0-aaaa'))
  const { statusCode } = await release(elsewhere, 'Publish', { ...first, baseUrl })
  const contract = contractOf('menus', '1.0.0-aaaa', { hostApi: '^2.0.0' })
  const changed = await release(elsewhere, 'Publish', { ...first, contract, baseUrl })
  expect([statusCode, changed.json().code]).toEqual([200, 'already_exists'])
  await elsewhere.close()
})

it('accepts the deploy token and the operator only', async () => {
  const request = await store(contractOf('menus', '1.0.0-aaaa'))
  const wrong = await publish(request, { authorization: 'Deploy wrong' })
  const admin = await publish(request, await test.signIn('admin'))
  expect([wrong.statusCode, admin.statusCode, admin.json().code]).toEqual([401, 403, 'forbidden_role'])
  expect((await publish(request, await test.signIn('operator'))).statusCode).toBe(200)
})

it('serves the registry with an ETag', async () => {
  const first = await registry()
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
  expect((await registry({ 'if-none-match': first.headers.etag })).statusCode).toBe(304)
  await publish(await store(contractOf('menus', '1.0.0-aaaa')))
  expect((await registry({ 'if-none-match': first.headers.etag })).statusCode).toBe(200)
})

it('is healthy only when every required remote is live', async () => {
  const strict = await createTestApp({ REQUIRED_REMOTES: 'menus,orders' })
  const answer = await strict.app.inject('/api/health')
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'starting', missing: ['remote:menus', 'remote:orders'] },
  ])
  await strict.close()
})
