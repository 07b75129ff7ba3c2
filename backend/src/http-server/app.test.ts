import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())

const LOGIN = '/api/Authentication/login'

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: LOGIN,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

it('answers an unknown address under /api with problem+json', async () => {
  const answer = await test.app.inject({ url: '/api/Nothing/Here', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found', traceId: expect.any(String) })
})

it.each([
  ['cut short', '{"email":'],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['with __proto__', '{"email":"a@b.co","password":"x","__proto__":{"isAdmin":true}}'],
  ['with constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
])('refuses JSON %s', async (_name, payload) => {
  const answer = await post(payload)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_json'])
})

it.each([
  ['an empty text', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a NUL', '{"email":"a\\u0000@b.co","password":"x"}'],
  ['half a surrogate pair', '{"email":"a@b.co","password":"\\ud800"}'],
  ['a wrong type', '{"email":7,"password":"x"}'],
  ['an unknown key', '{"email":"a@b.co","password":"x","role":"SuperAdmin"}'],
])('refuses a body of %s and reports each field', async (_name, payload) => {
  const answer = await post(payload)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
  expect(Object.keys(answer.json().errors)).not.toHaveLength(0)
})

it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
  'refuses the content type %s',
  async type => {
    const answer = await post('--x--', { 'content-type': type })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
  },
)

it.each([
  ['nested 4,000 deep', `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`],
  ['of 60,000 numbers', `[${'1,'.repeat(60_000)}1]`],
])('refuses JSON %s, in the language of the request', async (_name, payload) => {
  const answer = await post(payload, { 'accept-language': 'ar' })
  expect(answer.json()).toMatchObject({ status: 400, code: 'json_too_complex' })
  expect(answer.json().title).toBe('الطلب متداخل أكثر من المسموح أو فيه قيم كثيرة جدًا.')
})

it('reports at most a thousand field errors', async () => {
  const keys = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`key${at}`, 1]))
  expect(Object.keys((await post(JSON.stringify(keys))).json().errors)).toHaveLength(1000)
})

it('refuses a body larger than any form and keeps serving', async () => {
  const answer = await post(JSON.stringify({ email: 'x'.repeat(140_000) }))
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large'])
  expect((await test.app.inject('/api/health')).statusCode).toBe(200)
})

it('answers in the requested language with the same error code', async () => {
  const arabic = await post('{}', { 'accept-language': 'ar-SA' })
  expect(arabic.json()).toMatchObject({ code: 'validation_failed', title: 'بعض الحقول غير صحيحة.' })
  expect(arabic.json().errors.password).toEqual(['هذا الحقل مطلوب.'])
  expect((await post('{}')).json().errors.password).toEqual(['This field is required.'])
})

it('answers a malformed address with problem+json', async () => {
  const answer = await test.app.inject('/api/%E0%A4%A')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad_request' })
})

it('sends the security headers with every answer', async () => {
  const { headers } = await test.app.inject('/api/health')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('lists remote origins in the policy and in the configuration of the front end', async () => {
  const other = await createTestApp({ REMOTE_ORIGINS: 'https://cdn.sufra.test', START_LANGUAGE: 'none' })
  const answer = await other.app.inject('/config.json')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self' https://cdn.sufra.test;")
  expect(answer.json()).toMatchObject({ remoteOrigins: ['https://cdn.sufra.test'], startLanguage: null })
  await other.close()
})

describe('dev servers of remotes on this machine', () => {
  const DEV = 'http://localhost:5001'
  const HERE = { headers: { host: 'localhost:4000' }, remoteAddress: '127.0.0.1' }
  let other: TestApp
  beforeAll(async () => {
    other = await createTestApp({ NODE_ENV: 'development', LOCAL_REMOTE_ORIGINS: DEV })
  })
  afterAll(() => other.close())

  it('are allowed for a page requested from this machine', async () => {
    const { headers, body } = await other.app.inject({ url: '/config.json', ...HERE })
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${DEV};`)
    expect(JSON.parse(body)).toMatchObject({ remoteOrigins: [DEV], overrides: 'open' })
  })

  it.each([
    ['another machine', { ...HERE, remoteAddress: '192.168.1.9' }],
    ['another host name that points here', { ...HERE, headers: { host: 'sufra.example' } }],
    ['a proxy on this machine', { ...HERE, headers: { ...HERE.headers, 'x-forwarded-for': '192.168.1.9' } }],
  ])('are refused, and overrides need a signature, for a page requested over %s', async (_name, visitor) => {
    const { headers, body } = await other.app.inject({ url: '/config.json', ...visitor })
    expect(headers['content-security-policy']).not.toContain(DEV)
    expect(JSON.parse(body)).toMatchObject({ remoteOrigins: [], overrides: 'signed' })
  })

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['under a public name', { NODE_ENV: 'development', PUBLIC_URL: 'https://sufra.test' }],
  ])('are refused for everybody %s', async (_name, variables) => {
    const deployed = await createTestApp({ LOCAL_REMOTE_ORIGINS: DEV, ...variables })
    const { headers, body } = await deployed.app.inject({ url: '/config.json', ...HERE })
    expect(headers['content-security-policy']).not.toContain(DEV)
    expect(JSON.parse(body)).toMatchObject({ remoteOrigins: [], overrides: 'signed' })
    await deployed.close()
  })
})

it('describes every route at /docs', async () => {
  const { paths } = (await test.app.inject('/docs/json')).json()
  expect(paths[LOGIN].post.requestBody).toBeDefined()
  expect(paths[LOGIN].post.responses['401'].description).toBe('bad_credentials')
  expect((await test.app.inject('/docs/')).statusCode).toBe(200)
})

it('lists at /docs the routes that take an Idempotency-Key', async () => {
  const { paths } = (await test.app.inject('/docs/json')).json()
  const { post: add } = paths['/api/Size/Add']
  expect(add.parameters).toMatchObject([{ in: 'header', name: 'Idempotency-Key', required: false }])
  expect(paths['/api/Size/Update'].put.parameters).toBeUndefined()
})
