import { runCli, startServer } from '../testing/run-cli.mjs'

const URL_OF_DEV = 'http://localhost:5002'
const SIGNED = {
  query: 'remote-orders=http%3A%2F%2Flocalhost%3A5002&remote-proof=a.b.c',
  proof: 'a.b.c',
  expiresAt: '2026-11-21T18:00:00.000Z',
}

let server
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.replies['POST /api/Release/SignOverride'] = { body: SIGNED }
})
afterAll(() => server.stop())

const run = (...args) => runCli(['override-link', ...args, '--api', server.api])

it('prints a link and its expiry', async () => {
  const { status, stdout } = await run('orders', URL_OF_DEV)
  expect([status, stdout]).toEqual([
    0,
    `${server.api}/?${SIGNED.query}\nRuns orders from ${URL_OF_DEV} until ${SIGNED.expiresAt}, in the tab that opens it.\n`,
  ])
  expect(server.asked.at(-1)).toMatchObject({
    call: 'POST /api/Release/SignOverride',
    authorization: 'Deploy secret',
    body: { name: 'orders', url: URL_OF_DEV, minutes: 480 },
  })
})

it('accepts --minutes and --json', async () => {
  const { stdout } = await run('orders', URL_OF_DEV, '--minutes', '60', '--json')
  expect(JSON.parse(stdout)).toEqual({
    name: 'orders',
    url: URL_OF_DEV,
    link: `${server.api}/?${SIGNED.query}`,
    ...SIGNED,
  })
  expect(server.asked.at(-1).body.minutes).toBe(60)
})

it.each([
  [['orders', 'localhost:5002'], 'is no address'],
  [['orders', 'ftp://localhost/'], 'is no address'],
  [['Orders', URL_OF_DEV], 'is no name of a remote'],
  [['orders', URL_OF_DEV, '--minutes', '0'], '--minutes is a whole number from 1 to 1440'],
  [['orders', URL_OF_DEV, '--minutes', '1441'], '--minutes is a whole number'],
  [['orders'], 'Usage: pnpm remote override-link NAME URL'],
])('%j sends no request', async (args, complaint) => {
  const before = server.asked.length
  const { status, stderr } = await run(...args)
  expect([status, server.asked.length]).toEqual([2, before])
  expect(stderr).toContain(complaint)
})

it.each([
  {
    status: 403,
    body: { code: 'forbidden_remote', title: 'Not for you.' },
    exitCode: 6,
    complaint: 'for another remote',
  },
  {
    status: 400,
    body: { code: 'validation_failed', errors: { url: ['The origin is not listed.'] } },
    exitCode: 5,
    complaint: 'url: The origin',
  },
])("reports the API's refusal with $status", async ({ status, body, exitCode, complaint }) => {
  server.replies['POST /api/Release/SignOverride'] = { status, body }
  const answer = await run('orders', URL_OF_DEV)
  expect(answer.status).toBe(exitCode)
  expect(answer.stderr).toContain(complaint)
})
