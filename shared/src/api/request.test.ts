import { serverDay } from '#src/clock/today.ts'
import { waitFor } from '@testing-library/react'
import { startSession, useSession } from '#src/session/session.ts'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { installLocks } from '#src/testing/tab-stand-ins.ts'
import { api, callPaletteAction, configureApi, onServerSignal } from './api.ts'

const tokenOf = (claims: object = {}) =>
  `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin', ...claims })).toString('base64url')}.s`
const REFRESH = 'POST /api/Authentication/RefreshToken'

beforeEach(() => {
  installLocks()
  jest.spyOn(console, 'warn').mockImplementation()
  startSession({ answer: { accessToken: tokenOf() }, rememberMe: true })
})
afterEach(() => {
  configureApi({ apiHost: '' })
  jest.restoreAllMocks()
})

it('sends the refresh cookie to another API host with sign-in calls only', async () => {
  configureApi({ apiHost: 'https://api.sufra.test' })
  const sent = new Map<string, RequestInit['credentials']>()
  globalThis.fetch = async (input, init) => {
    sent.set(new URL(String(input)).pathname, init?.credentials)
    return new Response('[]')
  }
  await api.get('/api/Plan/GetAll')
  await api
    .post('/api/Authentication/login', { body: { email: 'a@sufra.test', password: 'x' } })
    .catch(() => null)
  expect(Object.fromEntries(sent)).toEqual({
    '/api/Plan/GetAll': 'same-origin',
    '/api/Authentication/login': 'include',
  })
})

it.each([
  ['ended', 'subscription_expired', { isExpired: true }],
  ['is being closed', 'account_closing', { isExpired: true, closesAt: '2026-12-01T00:00:00Z' }],
])('refreshes the claims once when the plan or the account %s', async (_name, code, told) => {
  const { calls } = answerHttp({
    'POST /api/Product/Add': { status: 403, body: { code } },
    [REFRESH]: { body: { accessToken: tokenOf(told) } },
  })
  const add = () => api.post('/api/Product/Add', { idempotencyKey: 'key', body: new FormData() })
  await expect(add()).rejects.toMatchObject({ code })
  await waitFor(() => expect(useSession.getState().user?.isExpired).toBe(true))
  await expect(add()).rejects.toMatchObject({ code })
  expect(calls.filter(({ path }) => path.endsWith('/RefreshToken'))).toHaveLength(1)
})

it('does not refresh the token for other errors', async () => {
  const { calls } = answerHttp({ 'GET /api/Type/Get': { status: 403, body: { code: 'forbidden_role' } } })
  await expect(api.get('/api/Type/Get')).rejects.toMatchObject({ code: 'forbidden_role' })
  expect(calls).toHaveLength(1)
})

it("does not treat a proxy's refusal as an expired token", async () => {
  const { calls } = answerHttp({ 'GET /api/Type/Get': { status: 401, body: '<html>' } })
  await expect(api.get('/api/Type/Get')).rejects.toMatchObject({ status: 401, code: 'http_401' })
  expect(calls).toHaveLength(1)
  expect(useSession.getState().user?.Id).toBe(7)
})

it.each([
  ['another server answers in its place', () => new Response('<html>', { status: 502 })],
  ['the line is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
])('starts the server check when a refresh gets no answer, when %s', async (_name, answer) => {
  answerHttp({ 'GET /api/User/Get': { status: 401, body: { code: 'token_expired' } } })
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/RefreshToken') ? answer() : fetch(input, init)
  const signs: string[] = []
  const stop = onServerSignal(sign => signs.push(sign))
  await expect(api.get('/api/User/Get')).rejects.toMatchObject({ name: 'ApiError' })
  expect(signs).toEqual(['missed'])
  stop()
})

it('reports the received bytes of a file while they arrive', async () => {
  const parts = ['abc', 'defgh']
  globalThis.fetch = async () =>
    new Response(
      new ReadableStream({
        pull: stream => {
          const part = parts.shift()
          if (part === undefined) stream.close()
          else stream.enqueue(new TextEncoder().encode(part))
        },
      }),
      { headers: { 'Content-Type': 'application/zip' } },
    )
  const heard: number[] = []
  const file = await api.file('/api/AccountExport/File/:id', {
    params: { id: 3 },
    onBytes: at => heard.push(at),
  })
  expect(heard).toEqual([3, 8])
  expect([file.size, file.type]).toEqual([8, 'application/zip'])
})

it("rejects with the server's error when a file is refused", async () => {
  answerHttp({ 'POST /api/Product/Export': { status: 404, body: { code: 'not_found' } } })
  const asked = api.postForFile('/api/Product/Export', { body: { serviceProviderId: 4, ids: [1] } })
  await expect(asked).rejects.toMatchObject({ name: 'ApiError', code: 'not_found' })
})

it('uses a new idempotency key for each press of a palette action', async () => {
  const { calls } = answerHttp({ 'POST /api/Branch/SetStatus': { body: {} } })
  const call = { method: 'POST', path: '/api/Branch/SetStatus', body: { branchIds: [1] } } as const
  await callPaletteAction(call)
  await callPaletteAction(call)
  expect(calls.map(({ body }) => body)).toEqual([call.body, call.body])
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toMatch(/\S{16,}/)
  expect(keys[1]).not.toBe(keys[0])
})

it('sends a number that cannot be read as text, so that it is refused and not taken for none', async () => {
  const { calls } = answerHttp({
    'POST /api/Shift/Close': { status: 400, body: { code: 'validation_failed' } },
  })
  const body = { shiftId: 5, countedCash: Number.NaN }
  await expect(api.post('/api/Shift/Close', { body })).rejects.toMatchObject({ status: 400 })
  expect(calls[0]?.body).toEqual({ shiftId: 5, countedCash: 'NaN' })
})

it('an answer sets the clock of a device that is a day ahead', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z'), advanceTimers: true })
  answerHttp({
    'GET /api/Type/Get': {
      status: 403,
      body: { code: 'forbidden_role' },
      headers: { Date: 'Sun, 22 Nov 2026 09:00:00 GMT' },
    },
  })
  await expect(api.get('/api/Type/Get')).rejects.toMatchObject({ status: 403 })
  expect(serverDay()).toBe('2026-11-22')
  jest.useRealTimers()
})
