import { useSession } from '#src/session/session.ts'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { samplePage } from '#src/testing/sample-answers.ts'
import { ApiError, api, configureApi, onServerSignal } from './api.ts'

let log: jest.SpyInstance

beforeEach(() => {
  useSession.setState({ accessToken: 'token' })
  document.documentElement.lang = 'ar'
  log = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  configureApi({ apiHost: '' })
  jest.restoreAllMocks()
})

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => null).catch((error: unknown) => error)

it('sends the bearer token, the language and JSON', async () => {
  const { calls } = answerHttp({ 'POST /api/Session/EndOthers': { body: {} } })
  await expect(api.post('/api/Session/EndOthers', { body: { id: 1 } })).resolves.toEqual({})
  const [call] = calls
  expect(call?.headers.get('Authorization')).toBe('Bearer token')
  expect(call?.headers.get('Accept-Language')).toBe('ar')
  expect(call?.headers.get('Content-Type')).toBe('application/json')
  expect(call?.body).toEqual({ id: 1 })
})

it('sends no Authorization header while signed out', async () => {
  useSession.setState({ accessToken: null })
  const { calls } = answerHttp({ 'GET /api/Plan/GetAll': { body: [] } })
  await api.get('/api/Plan/GetAll')
  expect(calls[0]?.headers.has('Authorization')).toBe(false)
})

it('leaves out missing query values', async () => {
  const { calls } = answerHttp({ 'GET /api/Product/Get': call => ({ body: samplePage([], call) }) })
  await api.get('/api/Product/Get', {
    query: { ServiceProviderId: 3, Name: undefined, 'PaginatedRequest.PageSize': 90 },
  })
  expect(calls[0]?.query.toString()).toBe('ServiceProviderId=3&PaginatedRequest.PageSize=90')
})

it('sends a form as multipart and leaves the boundary to the browser', async () => {
  const { calls } = answerHttp({ 'PUT /api/Product/Update': {} })
  const form = new FormData()
  form.set('JsonProduct', '{}')
  await api.put('/api/Product/Update', { body: form })
  expect(calls[0]?.headers.has('Content-Type')).toBe(false)
  expect(calls[0]?.body).toBe(form)
})

describe('an answer that breaks off halfway', () => {
  const broken = (cause: unknown) => () => {
    const body = new ReadableStream({
      pull: controller => controller.error(cause),
    })
    return Promise.resolve(new Response(body, { status: 200 }))
  }

  it.each([
    ['data', () => api.get('/api/Plan/GetAll')],
    ['a file', () => api.file('/api/AccountExport/File/:id', { params: { id: 1 } })],
    [
      'a file whose bytes are counted',
      () => api.file('/api/AccountExport/File/:id', { params: { id: 1 }, onBytes: jest.fn() }),
    ],
  ])('%s is a network error and starts the server check', async (_name, ask) => {
    globalThis.fetch = broken(new TypeError('network error'))
    const signs = jest.fn()
    const stop = onServerSignal(signs)
    expect(await failure(ask())).toMatchObject({ name: 'ApiError', status: 0, code: 'network_error' })
    expect(signs).toHaveBeenCalledWith('missed')
    stop()
  })

  it('is no network error if the page itself aborted the call', async () => {
    globalThis.fetch = broken(new DOMException('left', 'AbortError'))
    const signs = jest.fn()
    const stop = onServerSignal(signs)
    expect(await failure(api.get('/api/Plan/GetAll'))).toMatchObject({ name: 'AbortError' })
    expect(signs).not.toHaveBeenCalled()
    stop()
  })
})

it('sends an idempotency key as its header', async () => {
  const { calls } = answerHttp({ 'POST /api/Session/EndOthers': { body: {} } })
  await api.post('/api/Session/EndOthers', { idempotencyKey: 'k-1' })
  expect(calls[0]?.headers.get('Idempotency-Key')).toBe('k-1')
})

it('uses a configured API host for every call', async () => {
  configureApi({ apiHost: 'https://api.sufra.test/' })
  const asked: string[] = []
  globalThis.fetch = async input => {
    asked.push(String(input))
    return new Response('[]')
  }
  await api.get('/api/Plan/GetAll')
  expect(asked).toEqual(['https://api.sufra.test/api/Plan/GetAll'])
})

it('turns a problem into a logged ApiError with code and messages by field', async () => {
  const problem = {
    type: 'x',
    title: 'غير صالح',
    status: 400,
    traceId: 't',
    code: 'validation_failed',
    errors: { price: ['سالب'] },
  }
  answerHttp({ 'POST /api/Product/Add': { status: 400, body: problem } })
  const error = await failure(api.post('/api/Product/Add', { idempotencyKey: 'key', body: new FormData() }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'غير صالح',
    fieldErrors: { price: ['سالب'] },
  })
  expect(log).toHaveBeenCalledWith('POST /api/Product/Add failed: 400 validation_failed')
})

it.each([
  ['a page of a proxy', { status: 502, body: '<html>' }, { status: 502, code: 'http_502' }],
  [
    'too many calls',
    { status: 429, body: { code: 'too_many_requests' }, headers: { 'Retry-After': '42' } },
    { retryAfter: 42 },
  ],
])('%s', async (_name, answer, expected) => {
  answerHttp({ 'GET /api/User/Get': answer })
  expect(await failure(api.get('/api/User/Get'))).toMatchObject(expected)
})

it('reports a missing network as network_error', async () => {
  expect(await failure(api.get('/api/User/Get'))).toMatchObject({
    status: 0,
    code: 'network_error',
    fieldErrors: {},
  })
})

it('signals a call without an answer, but no answered or aborted one', async () => {
  const signs: string[] = []
  const stop = onServerSignal(sign => signs.push(sign))
  for (const status of [200, 404, 429, 500]) {
    globalThis.fetch = async () => new Response('{}', { status })
    await failure(api.get('/api/User/Get'))
  }
  globalThis.fetch = async () => Promise.reject(new DOMException('', 'AbortError'))
  await failure(api.get('/api/User/Get'))
  expect(signs).toEqual([])

  for (const status of [502, 503, 504]) {
    globalThis.fetch = async () => new Response('<html>', { status })
    await failure(api.get('/api/User/Get'))
  }
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  await failure(api.get('/api/User/Get'))
  stop()
  expect(signs).toEqual(['missed', 'missed', 'missed', 'missed'])
})

it('rejects an answer that is not JSON and returns null for an empty one', async () => {
  globalThis.fetch = async () => new Response('<html>')
  expect(await failure(api.get('/api/User/Get'))).toMatchObject({ code: 'bad_answer' })
  globalThis.fetch = async () => new Response('')
  const form = new FormData()
  await expect(api.put('/api/Product/Update', { body: form })).resolves.toBeNull()
})

it('does not report an aborted call as a network error', async () => {
  answerHttp({ 'GET /api/User/Get': { body: {} } })
  expect(await failure(api.get('/api/User/Get', { signal: AbortSignal.abort() }))).toMatchObject({
    name: 'AbortError',
  })
})

it('checks a refusal against the errors of its endpoint outside production', async () => {
  answerHttp({ 'GET /api/Role/Get': { status: 409, body: { code: 'last_admin' } } })
  expect(await failure(api.get('/api/Role/Get'))).toMatchObject({
    message: 'GET /api/Role/Get does not say that it may refuse with last_admin',
  })
})

it('checks every answer against the contract of its endpoint outside production', async () => {
  answerHttp({ 'GET /api/User/Get': { body: { id: 'seven' } } })
  expect(await failure(api.get('/api/User/Get'))).toMatchObject({ name: 'ZodError' })
})

it('fills the parameters of a path', async () => {
  const { calls } = answerHttp({})
  await failure(api.get('/api/Order/Details/:id', { params: { id: 7 } }))
  expect(calls[0]?.path).toBe('/api/Order/Details/7')
})
