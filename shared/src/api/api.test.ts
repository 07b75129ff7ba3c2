import { useSession } from '#src/session/session.ts'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { samplePage } from '#src/testing/sample-answers.ts'
import { ApiError, api, configureApi, onServerSign } from './api.ts'

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

it('a call carries the bearer token, the language and JSON', async () => {
  const { calls } = answerHttp({ 'POST /api/Session/EndOthers': { body: {} } })
  await expect(api.post('/api/Session/EndOthers', { body: { id: 1 } })).resolves.toEqual({})
  const [call] = calls
  expect(call?.headers.get('Authorization')).toBe('Bearer token')
  expect(call?.headers.get('Accept-Language')).toBe('ar')
  expect(call?.headers.get('Content-Type')).toBe('application/json')
  expect(call?.body).toEqual({ id: 1 })
})

it('a signed-out call carries no Authorization', async () => {
  useSession.setState({ accessToken: null })
  const { calls } = answerHttp({ 'GET /api/Plan/GetAll': { body: [] } })
  await api.get('/api/Plan/GetAll')
  expect(calls[0]?.headers.has('Authorization')).toBe(false)
})

it('query values that are missing are left out', async () => {
  const { calls } = answerHttp({ 'GET /api/Product/Get': call => ({ body: samplePage([], call) }) })
  await api.get('/api/Product/Get', {
    query: { ServiceProviderId: 3, Name: undefined, 'PaginatedRequest.PageSize': 90 },
  })
  expect(calls[0]?.query.toString()).toBe('ServiceProviderId=3&PaginatedRequest.PageSize=90')
})

it('a form travels as multipart, with the boundary left to the browser', async () => {
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
  ])(
    '%s is a network failure like one that never came, and the server is looked after',
    async (_name, ask) => {
      globalThis.fetch = broken(new TypeError('network error'))
      const signs = jest.fn()
      const stop = onServerSign(signs)
      expect(await failure(ask())).toMatchObject({ name: 'ApiError', status: 0, code: 'network_error' })
      expect(signs).toHaveBeenCalledWith('missed')
      stop()
    },
  )

  it('given up by the page itself it is no failure of the network', async () => {
    globalThis.fetch = broken(new DOMException('left', 'AbortError'))
    const signs = jest.fn()
    const stop = onServerSign(signs)
    expect(await failure(api.get('/api/Plan/GetAll'))).toMatchObject({ name: 'AbortError' })
    expect(signs).not.toHaveBeenCalled()
    stop()
  })
})

it('an idempotency key becomes its header', async () => {
  const { calls } = answerHttp({ 'POST /api/Session/EndOthers': { body: {} } })
  await api.post('/api/Session/EndOthers', { idempotencyKey: 'k-1' })
  expect(calls[0]?.headers.get('Idempotency-Key')).toBe('k-1')
})

it('an API host of its own is used for every call', async () => {
  configureApi({ apiHost: 'https://api.sufra.test/' })
  const asked: string[] = []
  globalThis.fetch = async input => {
    asked.push(String(input))
    return new Response('[]')
  }
  await api.get('/api/Plan/GetAll')
  expect(asked).toEqual(['https://api.sufra.test/api/Plan/GetAll'])
})

it('a problem becomes an ApiError with its code and the messages by field, and is logged', async () => {
  const problem = {
    type: 'x',
    title: 'غير صالح',
    status: 400,
    traceId: 't',
    code: 'validation_failed',
    errors: { price: ['سالب'] },
  }
  answerHttp({ 'POST /api/Product/Add': { status: 400, body: problem } })
  const error = await failure(api.post('/api/Product/Add', { body: new FormData() }))
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

it('no network is an error of its own', async () => {
  expect(await failure(api.get('/api/User/Get'))).toMatchObject({
    status: 0,
    code: 'network_error',
    fieldErrors: {},
  })
})

it('a call that the server missed is told, one that it answered or that was given up is not', async () => {
  const signs: string[] = []
  const stop = onServerSign(sign => signs.push(sign))
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

it('an answer that is not JSON is an error, an empty one is null', async () => {
  globalThis.fetch = async () => new Response('<html>')
  expect(await failure(api.get('/api/User/Get'))).toMatchObject({ code: 'bad_answer' })
  globalThis.fetch = async () => new Response('')
  const form = new FormData()
  await expect(api.put('/api/Product/Update', { body: form })).resolves.toBeNull()
})

it('a call that was given up is not a network error', async () => {
  answerHttp({ 'GET /api/User/Get': { body: {} } })
  expect(await failure(api.get('/api/User/Get', { signal: AbortSignal.abort() }))).toMatchObject({
    name: 'AbortError',
  })
})

it('outside production a refusal is held against the errors that its endpoint names', async () => {
  answerHttp({ 'GET /api/Role/Get': { status: 409, body: { code: 'last_admin' } } })
  expect(await failure(api.get('/api/Role/Get'))).toMatchObject({
    message: 'GET /api/Role/Get does not say that it may refuse with last_admin',
  })
})

it('outside production every answer is held against the contract of its endpoint', async () => {
  answerHttp({ 'GET /api/User/Get': { body: { id: 'seven' } } })
  expect(await failure(api.get('/api/User/Get'))).toMatchObject({ name: 'ZodError' })
})

it('what a path asks for stands in its place', async () => {
  const { calls } = answerHttp({})
  await failure(api.get('/api/Order/Details/:id', { params: { id: 7 } }))
  expect(calls[0]?.path).toBe('/api/Order/Details/7')
})
