import { pino } from 'pino'
import { loggerOptions } from '#src/logging/logger.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

const [DEBUG, INFO] = [20, 30]
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'

let test: TestApp
let lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line))
  test = await createTestApp({}, pino(loggerOptions({ LOG_LEVEL: 'debug' }), { write }))
})
afterAll(() => test?.close())
beforeEach(() => {
  lines = []
})

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

it('logs one line per request with its account, request id and trace id, without the query', async () => {
  const session = await test.signIn('admin')
  lines = []
  await get('/api/Order/Get?search=0551234567', {
    ...session,
    'x-request-id': 'edge-1:7f',
    traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`,
  })
  expect(lines).toEqual([
    expect.objectContaining({
      level: INFO,
      method: 'GET',
      route: '/api/Order/Get',
      status: 200,
      ms: expect.any(Number),
      reqId: 'edge-1:7f',
      traceId: TRACE_ID,
      accountId: expect.any(Number),
      userId: expect.any(Number),
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('0551234567')
})

it.each(['two words', 'x'.repeat(129), '', '{"a":1}', 'a\tb'])(
  'replaces the request id %j, which has no form of an id',
  async given => {
    const answer = await get('/api/none', { 'x-request-id': given, traceparent: '00-zz-1-1' })
    expect(answer.json().traceId).toMatch(/^[\da-f-]{36}$/)
    expect(lines).toMatchObject([{ route: 'none', status: 404, reqId: answer.json().traceId }])
    expect(lines[0]).not.toHaveProperty('traceId')
  },
)

it('logs probes at debug level', async () => {
  for (const url of ['/livez', '/readyz', '/api/health']) await get(url)
  expect(lines.map(({ level }) => level)).toEqual([DEBUG, DEBUG, DEBUG])
})

it('logs a probe of a node that is not ready at debug level', async () => {
  const { jobs } = test.foundation
  const progress = await jobs.progress()
  jest.spyOn(jobs, 'progress').mockResolvedValue({ ...progress, isStuck: true })
  expect((await get('/readyz')).statusCode).toBe(503)
  jest.restoreAllMocks()
  expect(lines.map(({ level }) => level)).toEqual([DEBUG, DEBUG])
})
