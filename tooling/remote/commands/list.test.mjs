import { runCli, startServer } from '../testing/run-cli.mjs'

const VERSION = '1.2.0-0a1b2c3d4e'
const AT = '2026-11-20T10:00:00.000Z'
const POINTER = {
  name: 'orders',
  channel: 'stable',
  stable: VERSION,
  previous: '1.1.0-0a1b2c3d4e',
  canary: { version: '1.3.0-0a1b2c3d4e', percent: 10 },
  disabled: false,
}
const LIST = {
  revision: 9,
  pointers: [
    POINTER,
    { ...POINTER, channel: 'beta', previous: null, canary: null, disabled: true },
    { ...POINTER, name: 'kitchen' },
  ],
  versions: [
    {
      name: 'orders',
      version: VERSION,
      publishedAt: AT,
      publishedBy: 'orders CI',
      sizeBrotli: 2048,
      isLive: true,
    },
  ],
}
const CHANGE = { revision: 9, at: AT, who: 'Sara', name: 'orders', channel: 'beta' }
const ROLLBACK = { ...CHANGE, action: 'rollback', from: VERSION, to: '1.1.0-0a1b2c3d4e', why: 'empty list' }

let server
beforeAll(async () => {
  server = await startServer()
  server.replies['GET /api/Release/Get'] = { body: LIST }
})
afterAll(() => server.stop())

const run = (...args) => runCli([...args, '--api', server.api])

it('list shows pointers per channel, canary and versions, including remotes outside this repository', async () => {
  const { status, stdout } = await run('list')
  expect(status).toBe(0)
  for (const line of [
    'revision 9',
    `  stable: stable ${VERSION}  previous 1.1.0-0a1b2c3d4e  canary 1.3.0-0a1b2c3d4e 10 %`,
    `  beta: stable ${VERSION}  previous -  canary -  DISABLED`,
    `  version ${VERSION}  ${AT}  by orders CI  2.0 KB  live`,
    'kitchen  built -',
  ])
    expect(stdout.split('\n')).toContain(line)
  expect(stdout).toMatch(/menus {2}built \S+ {2}not published/)
  expect(server.asked.at(-1)).toMatchObject({
    call: 'GET /api/Release/Get',
    authorization: 'Deploy secret',
  })
})

it('list --json groups everything by remote', async () => {
  const { revision, remotes } = JSON.parse((await run('list', '--json')).stdout)
  expect(revision).toBe(9)
  expect(remotes.find(({ name }) => name === 'orders')).toMatchObject({
    channels: [{ channel: 'stable', stable: VERSION }, { channel: 'beta' }],
    versions: [{ version: VERSION, isLive: true }],
  })
})

it('history shows who changed what, when and why', async () => {
  const disable = { ...CHANGE, action: 'disable', from: VERSION, to: null, why: null }
  server.replies['GET /api/Release/History'] = { body: [ROLLBACK, disable] }
  const { stdout } = await run('history', 'orders')
  expect(stdout.trim().split('\n')).toEqual([
    `9  ${AT}  beta  rollback  ${VERSION} -> 1.1.0-0a1b2c3d4e  by Sara  (empty list)`,
    `9  ${AT}  beta  disable  ${VERSION} -> -  by Sara`,
  ])
  expect(server.asked.at(-1).search).toBe('?name=orders')
  const { changes } = JSON.parse((await run('history', 'orders', '--json')).stdout)
  expect(changes).toEqual([ROLLBACK, disable])
})

it('history lists uploads, published or not', async () => {
  const upload = { action: 'upload', at: AT, who: 'Orders CI', name: 'orders', version: VERSION }
  const uploads = [
    { ...upload, files: 24, bytes: 184_832 },
    { ...upload, files: 1, bytes: 512 },
  ]
  server.replies['GET /api/Release/History'] = { body: [...uploads, ROLLBACK] }
  const { stdout } = await run('history', 'orders')
  expect(stdout.trim().split('\n')).toEqual([
    `-  ${AT}  upload  ${VERSION}  24 files, 180.5 KB  by Orders CI`,
    `-  ${AT}  upload  ${VERSION}  1 file, 0.5 KB  by Orders CI`,
    expect.stringMatching(/^9 .* rollback /),
  ])
})

it('history shows versions that wait for approval, and the reason of a refusal', async () => {
  const claims = { action: 'claims', at: AT, who: 'Orders CI', name: 'orders', version: VERSION }
  const changes = {
    added: [{ kind: 'path', what: 'all', roles: ['SuperAdmin'], permission: null }],
    removed: [],
  }
  const refused = { state: 'refused', decidedAt: AT, decidedBy: 'Sara', reason: 'too much' }
  server.replies['GET /api/Release/History'] = {
    body: [
      { ...claims, channel: 'beta', changes, state: 'waiting', decidedBy: null },
      { ...claims, channel: 'stable', changes, ...refused },
    ],
  }
  const { stdout } = await run('history', 'orders')
  expect(stdout.trimEnd().split('\n')).toEqual([
    `-  ${AT}  beta  waits for approval  ${VERSION}  by Orders CI`,
    '   + path all for SuperAdmin',
    `-  ${AT}  stable  claims refused  ${VERSION}  by Orders CI`,
    `   decided ${AT} by Sara  (too much)`,
    '   + path all for SuperAdmin',
  ])
})

it('history reports a remote that was never published', async () => {
  server.replies['GET /api/Release/History'] = { body: [] }
  expect((await run('history', 'orders')).stdout).toBe('orders has never been published\n')
})
