import { waitFor } from '@testing-library/react'
import { endSession, renewSession, startSession, useSession } from '#src/session/session.ts'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { sampleUser } from '#src/testing/sample-answers.ts'
import type { HttpCall } from '#src/testing/http-stand-in.ts'
import { installLocks } from '#src/testing/tab-stand-ins.ts'
import { api, refreshSession } from './api.ts'

const tokenOf = (mark: string, Id = 7) =>
  `h.${Buffer.from(JSON.stringify({ Id, Role: 'Admin', mark })).toString('base64url')}.s`
const OLD = tokenOf('old')
const FRESH = tokenOf('fresh')
const EXPIRED = { status: 401, body: { code: 'token_expired' } }
const REFRESH = 'POST /api/Authentication/RefreshToken'

const isFresh = ({ headers }: HttpCall) => headers.get('Authorization') === `Bearer ${FRESH}`
const whoAmI = (call: HttpCall) => (isFresh(call) ? { body: sampleUser() } : EXPIRED)
const countRefreshes = (calls: HttpCall[]) =>
  calls.filter(({ path }) => path.endsWith('/RefreshToken')).length

beforeEach(() => {
  installLocks()
  jest.spyOn(console, 'warn').mockImplementation()
  startSession({ answer: { accessToken: OLD }, rememberMe: true })
})
afterEach(() => jest.restoreAllMocks())

it('replaces an expired token and sends the call again, unseen by the caller', async () => {
  answerHttp({ 'GET /api/User/Get': whoAmI, [REFRESH]: { body: { accessToken: FRESH } } })
  await expect(api.get('/api/User/Get')).resolves.toEqual(sampleUser())
  expect(localStorage.getItem('accessToken')).toBe(FRESH)
})

it('refreshes once for eight calls that expire together', async () => {
  const { calls } = answerHttp({ 'GET /api/User/Get': whoAmI, [REFRESH]: { body: { accessToken: FRESH } } })
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.get('/api/User/Get')))
  expect(answers).toHaveLength(8)
  expect(countRefreshes(calls)).toBe(1)
})

it('uses a token that another tab has just refreshed', async () => {
  const { calls } = answerHttp({ 'GET /api/User/Get': whoAmI, [REFRESH]: { body: { accessToken: FRESH } } })
  localStorage.setItem('accessToken', FRESH)
  await expect(api.get('/api/User/Get')).resolves.toEqual(sampleUser())
  expect(countRefreshes(calls)).toBe(0)
})

it('ends the session when the refresh says token_invalid', async () => {
  answerHttp({ 'GET /api/User/Get': EXPIRED, [REFRESH]: { status: 401, body: { code: 'token_invalid' } } })
  await expect(api.get('/api/User/Get')).rejects.toMatchObject({ status: 401 })
  expect(useSession.getState().user).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'network_error'],
  ['the server is busy', () => ({ status: 503, body: { code: 'unavailable' } }), 'unavailable'],
])('signs nobody out because %s', async (_name, answer, code) => {
  answerHttp({ 'GET /api/User/Get': EXPIRED, [REFRESH]: answer })
  await expect(api.get('/api/User/Get')).rejects.toMatchObject({ code })
  expect(useSession.getState().user?.Id).toBe(7)
})

it('sends a call again with the newer token when a replaced one is refused', async () => {
  answerHttp({
    'GET /api/User/Get': call => {
      if (isFresh(call)) return { body: sampleUser() }
      renewSession(FRESH)
      return { status: 401, body: { code: 'token_invalid' } }
    },
  })
  await expect(api.get('/api/User/Get')).resolves.toEqual(sampleUser())
})

it('signs nobody in by a refresh that was under way at sign-out', async () => {
  answerHttp({
    'GET /api/User/Get': EXPIRED,
    [REFRESH]: () => {
      endSession()
      return { body: { accessToken: FRESH } }
    },
  })
  await expect(api.get('/api/User/Get')).rejects.toMatchObject({ status: 401 })
  expect(useSession.getState().user).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

it('stops refreshing when the server refuses each new token', async () => {
  let count = 0
  const { calls } = answerHttp({
    'GET /api/User/Get': EXPIRED,
    [REFRESH]: () => ({ body: { accessToken: tokenOf(`fresh ${(count += 1)}`) } }),
  })
  await expect(api.get('/api/User/Get')).rejects.toMatchObject({ code: 'token_expired' })
  expect(countRefreshes(calls)).toBeLessThan(4)
})

describe('refreshing the claims', () => {
  const CHANGED = tokenOf('changed')
  const answerInTurn = (...tokens: string[]) => ({
    [REFRESH]: () => ({ body: { accessToken: tokens.shift() } }),
  })

  it('replaces a token that was not refused', async () => {
    answerHttp(answerInTurn(CHANGED))
    await refreshSession()
    expect(useSession.getState().accessToken).toBe(CHANGED)
    expect(localStorage.getItem('accessToken')).toBe(CHANGED)
  })

  it('ignores the answer of an earlier refresh under way', async () => {
    let answerEarlier: () => void = () => undefined
    const isOnItsWay = new Promise<void>(resolve => {
      answerEarlier = resolve
    })
    const tokens = [FRESH, CHANGED]
    const { calls } = answerHttp({
      'GET /api/User/Get': whoAmI,
      [REFRESH]: async () => {
        const accessToken = tokens.shift()
        if (accessToken === FRESH) await isOnItsWay
        return { body: { accessToken } }
      },
    })
    const earlier = api.get('/api/User/Get')
    await new Promise(resolve => setTimeout(resolve))
    const swapped = refreshSession()
    answerEarlier()
    await Promise.all([earlier, swapped])
    expect(useSession.getState().accessToken).toBe(CHANGED)
    expect(countRefreshes(calls)).toBe(2)
  })

  it('reports a missing network and leaves the session as it was', async () => {
    await expect(refreshSession()).rejects.toMatchObject({ code: 'network_error' })
    expect(useSession.getState().accessToken).toBe(OLD)
  })
})

it('ends the session without a refresh when the server does not know the token', async () => {
  const { calls } = answerHttp({ 'GET /api/User/Get': { status: 401, body: { code: 'token_invalid' } } })
  await expect(api.get('/api/User/Get')).rejects.toMatchObject({ code: 'token_invalid' })
  expect(countRefreshes(calls)).toBe(0)
  expect(useSession.getState().user).toBeNull()
})

it('does not treat a wrong password as an expired token', async () => {
  useSession.setState({ accessToken: null })
  const { calls } = answerHttp({
    'POST /api/Authentication/login': { status: 401, body: { code: 'bad_credentials' } },
  })
  await expect(
    api.post('/api/Authentication/login', { body: { email: 'a@sufra.test', password: 'x' } }),
  ).rejects.toMatchObject({
    code: 'bad_credentials',
  })
  expect(calls).toHaveLength(1)
})

it('refreshes the claims once when the merchant is suspended', async () => {
  const told = { Id: 7, Role: 'Admin', isSuspended: true }
  const accessToken = `h.${Buffer.from(JSON.stringify(told)).toString('base64url')}.s`
  const { calls } = answerHttp({
    'GET /api/Type/Get': { status: 403, body: { code: 'account_suspended' } },
    [REFRESH]: { body: { accessToken } },
  })
  await expect(api.get('/api/Type/Get')).rejects.toMatchObject({ code: 'account_suspended' })
  await waitFor(() => expect(useSession.getState().user?.isSuspended).toBe(true))
  await expect(api.get('/api/Type/Get')).rejects.toMatchObject({ code: 'account_suspended' })
  expect(countRefreshes(calls)).toBe(1)
})

it.each([
  ['a portal of the Wi-Fi answers in its place', () => new Response('<html>sign in</html>'), 'bad_answer'],
  ['it answers with something else', () => new Response('{"token":"x"}'), 'bad_answer'],
  [
    'the line breaks within the answer',
    () => new Response(new ReadableStream({ pull: stream => stream.error(new TypeError('network error')) })),
    'network_error',
  ],
])('reports a failed refresh and signs nobody out when %s', async (_name, answer, code) => {
  answerHttp({ 'GET /api/User/Get': EXPIRED })
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/RefreshToken') ? Promise.resolve(answer()) : fetch(input, init)
  await expect(api.get('/api/User/Get')).rejects.toMatchObject({ name: 'ApiError', code })
  expect(useSession.getState().accessToken).toBe(OLD)
})
