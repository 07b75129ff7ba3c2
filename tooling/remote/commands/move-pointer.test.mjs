import { runCli, startServer } from '../testing/run-cli.mjs'

const VERSION = '1.3.0-0a1b2c3d4e'
const ANSWER = {
  revision: 9,
  name: 'orders',
  channel: 'stable',
  stable: '1.2.0-0a1b2c3d4e',
  previous: null,
  canary: { version: VERSION, percent: 10 },
  disabled: false,
}

let server
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.replies['GET /api/Release/Fallbacks'] = { body: [] }
})
afterAll(() => server.stop())

const reply = (action, body, status = 200) => {
  server.replies[`POST /api/Release/${action}`] = { status, body }
}
const run = (...args) => runCli([...args, '--api', server.api])

it.each([
  { args: ['promote', 'orders'], action: 'Promote', own: {} },
  { args: ['promote', 'orders', '--from', 'beta'], action: 'Promote', own: { from: 'beta' } },
  { args: ['canary', 'orders', VERSION, '10'], action: 'Canary', own: { version: VERSION, percent: 10 } },
  {
    args: ['promote', 'orders', '--from', 'beta', '--allow-lower'],
    action: 'Promote',
    own: { from: 'beta', allowLower: true },
  },
  { args: ['rollback', 'orders', '--to', VERSION], action: 'Rollback', own: { to: VERSION } },
  { args: ['disable', 'orders'], action: 'Disable', own: {} },
  { args: ['enable', 'orders'], action: 'Enable', own: {} },
])('$args sends one request with the deploy token', async ({ args, action, own }) => {
  reply(action, ANSWER)
  const { status, stdout } = await run(...args)
  expect(stdout).toBe(
    `orders in stable: stable 1.2.0-0a1b2c3d4e  previous -  canary ${VERSION} 10 % (registry revision 9)\n`,
  )
  expect(status).toBe(0)
  expect(server.asked.at(-1)).toEqual({
    call: `POST /api/Release/${action}`,
    search: '',
    authorization: 'Deploy secret',
    body: { name: 'orders', channel: 'stable', ...own },
  })
})

it('rollback --list prints the possible targets, and changes nothing', async () => {
  const facts = { lastLiveAt: '2026-11-20T10:00:00.000Z', ready: 0, failed: 6 }
  server.replies['GET /api/Release/Fallbacks'] = {
    body: [
      { ...facts, version: VERSION, verdict: 'failing', isUsual: false },
      { ...facts, version: ANSWER.stable, verdict: 'healthy', ready: 40, failed: 0, isUsual: true },
    ],
  }
  const { stdout } = await run('rollback', 'orders', '--list', '--channel', 'beta')
  expect(stdout.trimEnd().split('\n')).toEqual([
    `  ${VERSION}  stable last from ${facts.lastLiveAt}  failing (0 ready, 6 failed)`,
    `* ${ANSWER.stable}  stable last from ${facts.lastLiveAt}  healthy (40 ready, 0 failed)`,
  ])
  expect(server.asked.at(-1)).toMatchObject({
    call: 'GET /api/Release/Fallbacks',
    search: '?name=orders&channel=beta',
  })
})

it('rollback names the version that it read, so that it happens once even if an answer is lost', async () => {
  const line = [VERSION, '1.2.0-0a1b2c3d4e', '1.1.0-0a1b2c3d4e']
  let [stable] = line
  server.replies['GET /api/Release/Fallbacks'] = {
    body: line.slice(1).map((version, at) => ({ version, isUsual: at === 0 })),
  }
  server.replies['POST /api/Release/Rollback'] = ({ to }) => {
    const isFirst = stable === VERSION
    stable = to ?? line[line.indexOf(stable) + 1]
    return isFirst ? { isLost: true } : { body: { ...ANSWER, stable } }
  }
  const { status, stdout } = await run('rollback', 'orders')
  expect({ status, stable }).toEqual({ status: 0, stable: line[1] })
  expect(stdout).toContain(`stable ${line[1]}`)
})

it('rollback is not tried a third time', async () => {
  server.replies['POST /api/Release/Rollback'] = { isLost: true }
  const before = server.asked.length
  const { status, stderr } = await run('rollback', 'orders', '--to', VERSION)
  expect(status).toBe(5)
  expect(stderr).toContain('cannot be reached')
  expect(server.asked).toHaveLength(before + 2)
})

it("rollback without a target reports the API's reason", async () => {
  reply('Rollback', { code: 'illegal_transition', title: 'This does not go.' }, 409)
  const { status, stderr } = await run('rollback', 'orders')
  expect(status).toBe(5)
  expect(stderr).toContain('no previous version to return to')
  expect(server.asked.at(-1).body).toEqual({ name: 'orders', channel: 'stable' })
})

it('channel, reason and expected revision are sent, and --json prints the answer', async () => {
  reply('Rollback', { ...ANSWER, channel: 'beta' })
  const change = ['--channel', 'beta', '--why', 'the list stays empty', '--expect', '8']
  const { stdout } = await run('rollback', 'orders', ...change, '--json')
  expect(JSON.parse(stdout)).toEqual({ ...ANSWER, channel: 'beta' })
  expect(server.asked.at(-1).body).toEqual({
    name: 'orders',
    channel: 'beta',
    why: 'the list stays empty',
    expectedRevision: 8,
  })
})

it.each([
  [[409, { code: 'stale_version', title: 'Changed.' }], 4, 'pnpm remote list'],
  [
    [409, { code: 'illegal_transition', title: 'This does not go.' }],
    5,
    'This does not go; there is no canary',
  ],
  [[404, { code: 'not_found', title: 'Not found.' }], 5, 'rollback of orders in stable (404 not_found)'],
  [[403, { code: 'forbidden_remote', title: 'Not yours.' }], 6, 'for another remote or channel'],
  [[401, { code: 'token_invalid', title: 'Please sign in.' }], 6, 'wrong or revoked'],
  [[500, 'down'], 5, 'HTTP 500'],
  [[200, '<html></html>'], 5, 'it is not the API'],
])('the answer %j ends with exit code %i and one line', async ([answered, body], exitCode, text) => {
  reply('Rollback', body, answered)
  const { status, stdout, stderr } = await run('rollback', 'orders')
  expect({ status, stdout }).toEqual({ status: exitCode, stdout: '' })
  expect(stderr).toContain(text)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

it('a refusal is printed as JSON with --json', async () => {
  reply('Disable', { code: 'stale_version', title: 'Changed.' }, 409)
  const { status, stdout } = await run('disable', 'orders', '--json')
  expect(status).toBe(4)
  expect(JSON.parse(stdout)).toEqual({ exitCode: 4, error: expect.stringContaining('Changed;') })
})

it.each([
  [['rollback']],
  [['rollback', 'orders', 'menus']],
  [['rollback', 'Orders!']],
  [['rollback', 'orders', '--from', 'beta']],
  [['rollback', 'orders', '--to', '1.2']],
  [['rollback', 'orders', '--expect', '-1']],
  [['rollback', 'orders', '--expect', 'soon']],
  [['rollback', 'orders', '--channel', 'Beta']],
  [['promote', 'orders', '--from', '']],
  [['canary', 'orders', '1.3.0', '10']],
  [['canary', 'orders', VERSION, '101']],
  [['canary', 'orders', VERSION, 'half']],
])('the arguments %j are wrong: exit code 2, and no request', async args => {
  const before = server.asked.length
  expect((await run(...args)).status).toBe(2)
  expect(server.asked).toHaveLength(before)
})

it('an invalid address and a missing token are wrong arguments', async () => {
  expect((await runCli(['rollback', 'orders', '--api', 'nowhere'])).status).toBe(2)
  const { status, stderr } = await runCli(['rollback', 'orders', '--token-file', '/nowhere/token'], {
    SUFRA_DEPLOY_TOKEN: '',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('/nowhere/token cannot be read')
})
