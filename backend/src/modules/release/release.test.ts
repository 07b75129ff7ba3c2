import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishRequest, RemoteContract } from '@sufra/shared/contracts/release'
import { createTestApp, type TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test?.close())

const contractOf = (
  name: string,
  version: string,
  changes: Partial<RemoteContract> = {},
): RemoteContract => ({
  schema: 1,
  name,
  version,
  hostApi: '^1.0.0',
  consumes: { react: '^19.0.0' },
  paths: [{ path: `${name}/:id`, roles: ['Admin'] }],
  nav: [
    {
      id: name,
      labelKey: 'nav',
      label: { ar: 'أ', en: 'A' },
      icon: 'x',
      path: name,
      order: 1,
      roles: ['Admin'],
    },
  ],
  background: [],
  i18n: { namespace: name, files: { ar: 'locales/ar.json', en: 'locales/en.json' } },
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  sizes: {},
  ...changes,
})

// Puts a version into the store, as a build does, and returns what its publication says.
const store = async (contract: RemoteContract): Promise<PublishRequest> => {
  const { name, version } = contract
  const folder = join(test.platform.env.DATA_DIR, 'remotes', name, version)
  const text = JSON.stringify(contract)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'contract.json'), text)
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { name, version, baseUrl: `/remotes/${name}/${version}/`, integrity, contract }
}

const deployToken = async () => {
  const token = await readFile(join(test.platform.env.DATA_DIR, 'deploy-token'), 'utf8')
  return { authorization: `Deploy ${token}` }
}

const publish = async (payload: PublishRequest, headers?: { authorization: string }) =>
  test.app.inject({
    method: 'POST',
    url: '/api/Release/Publish',
    payload,
    headers: headers ?? (await deployToken()),
  })

const registry = (headers = {}) => test.app.inject({ url: '/remotes/registry.json', headers })

it('makes a version live, then the next one, and remembers the previous', async () => {
  const first = await publish(await store(contractOf('menus', '1.0.0-aaaa')))
  expect(first.json()).toEqual({ revision: 1, stable: '1.0.0-aaaa', previous: null })
  const second = await publish(await store(contractOf('menus', '1.1.0-bbbb')))
  expect(second.json()).toEqual({ revision: 2, stable: '1.1.0-bbbb', previous: '1.0.0-aaaa' })
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
  expect((await publish(request)).json()).toEqual({ revision: 1, stable: '1.0.0-aaaa', previous: null })
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

it('refuses what is not in the store, what differs from it, and what contradicts itself', async () => {
  const request = await store(contractOf('menus', '1.0.0-aaaa'))
  const absent = { ...request, version: '2.0.0-aaaa', baseUrl: '/remotes/menus/2.0.0-aaaa/' }
  for (const wrong of [
    { ...absent, contract: { ...request.contract, version: '2.0.0-aaaa' } },
    { ...request, integrity: `sha384-${'B'.repeat(64)}` },
    absent,
    { ...request, baseUrl: 'https://evil.example/menus/' },
  ]) {
    expect((await publish(wrong)).json().code).toBe('validation_failed')
  }
})

it('refuses other content under a version that was published', async () => {
  await publish(await store(contractOf('menus', '1.0.0-aaaa')))
  const changed = await publish(await store(contractOf('menus', '1.0.0-aaaa', { hostApi: '^2.0.0' })))
  expect(changed.json().code).toBe('already_exists')
})

it('obeys the deploy token and the operator, and nobody else', async () => {
  const request = await store(contractOf('menus', '1.0.0-aaaa'))
  const wrong = await publish(request, { authorization: 'Deploy wrong' })
  const admin = await publish(request, await test.signIn('admin'))
  expect([wrong.statusCode, admin.statusCode, admin.json().code]).toEqual([401, 403, 'forbidden_role'])
  expect((await publish(request, await test.signIn('operator'))).statusCode).toBe(200)
})

it('serves a registry that browsers ask for again by ETag', async () => {
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
