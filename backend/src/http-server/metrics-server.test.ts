import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { serveMetrics } from './metrics-server.ts'
import type { MetricsServer } from './metrics-server.ts'

const MONITORING = join(__dirname, '../../../deploy/monitoring')

let test: TestApp
let server: MetricsServer | undefined
beforeAll(async () => {
  test = await createTestApp({ METRICS_PORT: '0' })
  server = await serveMetrics(test.foundation)
})
afterAll(async () => {
  await server?.close()
  await test?.close()
})

const scrape = async (): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${server?.port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  return answer.text()
}

it('counts requests by route pattern, method and class of status', async () => {
  const headers = await test.signIn('admin')
  await test.app.inject({ url: '/api/Order/Details/999999', headers })
  await test.app.inject({ url: '/wp-login' })
  const text = await scrape()
  const counts = (labels: string) => `sufra_http_request_duration_seconds_count{${labels}} 1`
  expect(text).toContain(counts('method="GET",route="/api/Order/Details/:id",status="4xx"'))
  expect(text).toContain(counts('method="POST",route="/api/Authentication/login",status="2xx"'))
  expect(text).not.toContain('Details/999999')
  expect(text).toContain('sufra_cache_lookups_total{cache="sessions",result="miss"} 1')
  expect(text).toContain('sufra_db_pool_wait_seconds_count{pool="request"}')
  expect(text).toContain('sufra_jobs_dead 0')
})

it('is not on the public port', async () => {
  expect((await test.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

it('exports every metric that the dashboard and the alert rules name', async () => {
  const exported = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const files = await readdir(MONITORING)
  const texts = await Promise.all(files.map(file => readFile(join(MONITORING, file), 'utf8')))
  const named = texts.flatMap(text => text.match(/\b(?:sufra|nodejs|process)_\w+/g) ?? [])
  const unknown = named.filter(name => !exported.has(name.replace(/_(?:bucket|sum|count)$/, '')))
  expect(named.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})
