import { createTestApp, openTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { appUrlOfDatabase } from '#src/testing/test-server.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT_FACTOR: '1' })
})
afterAll(() => test?.close())

it('counts by the real address despite X-Forwarded-For, and sends Retry-After', async () => {
  const answers = []
  for (let turn = 0; turn < 50; turn += 1) {
    answers.push(
      await test.app.inject({
        method: 'POST',
        url: '/api/Authentication/login',
        payload: {},
        headers: { 'x-forwarded-for': `10.0.0.${turn}` },
      }),
    )
  }
  expect(answers.slice(0, 30).map(answer => answer.statusCode)).toEqual(Array(30).fill(400))
  expect(answers.slice(30).map(answer => answer.statusCode)).toEqual(Array(20).fill(429))
  const last = answers.at(-1)
  expect(last?.statusCode).toBe(429)
  expect(last?.json()).toMatchObject({ code: 'too_many_requests' })
  expect(last?.headers['content-type']).toContain('application/problem+json')
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
})

it('uses X-Forwarded-For of a listed proxy', async () => {
  const behind = await createTestApp({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' })
  for (let turn = 0; turn < 31; turn += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${turn}` }
    const answer = await behind.app.inject({
      method: 'POST',
      url: '/api/Authentication/login',
      payload: {},
      headers,
    })
    expect(answer.statusCode).toBe(400)
  }
  await behind.close()
})

it('counts sign-ins of one network over all nodes', async () => {
  const other = await openTestApp({
    ownerUrl: test.ownerUrl,
    appUrl: appUrlOfDatabase(new URL(test.ownerUrl).pathname.slice(1)),
    dataDir: test.foundation.env.DATA_DIR,
    variables: { RATE_LIMIT_FACTOR: '1' },
  })
  const statuses = []
  for (let turn = 0; turn < 40; turn += 1) {
    const { app } = turn % 2 === 0 ? test : other
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/api/Authentication/login',
      payload: {},
      remoteAddress: '203.0.113.7',
    })
    statuses.push(statusCode)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(statuses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)])
  await other.close()
})
