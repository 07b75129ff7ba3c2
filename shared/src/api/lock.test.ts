import { lockSession } from '#src/session/renew-session.ts'
import { isSessionLocked } from '#src/session/session-lock.ts'
import {
  endSession,
  syncSessionAcrossTabs,
  restoreSession,
  resumeSession,
  startSession,
  useSession,
} from '#src/session/session.ts'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { sampleUser, tokenAnswer } from '#src/testing/sample-answers.ts'
import type { HttpAnswers, HttpCall } from '#src/testing/http-stand-in.ts'
import { installChannels, installLocks } from '#src/testing/tab-stand-ins.ts'
import { api, refreshSession } from './api.ts'

const tokenOf = (mark: string, claims: object = {}) =>
  `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin', mark, ...claims })).toString('base64url')}.s`
const OLD = tokenOf('old')
const FRESH = tokenOf('fresh')
const STRANGER = tokenOf('stranger', { Id: 8 })
const EXPIRED = { status: 401, body: { code: 'token_expired' } }
const REFRESH = 'POST /api/Authentication/RefreshToken'

const settle = () => new Promise(resolve => setTimeout(resolve))
const isFresh = ({ headers }: HttpCall) => headers.get('Authorization') === `Bearer ${FRESH}`
const countOf = (calls: HttpCall[], path: string) => calls.filter(call => call.path === path).length

/** Simulates a server that accepts only the fresh token and refuses the refresh cookie as expired. */
const answerOutOfTime = (answers: HttpAnswers = {}) =>
  answerHttp({
    'GET /api/User/Get': call => (isFresh(call) ? { body: sampleUser() } : EXPIRED),
    [REFRESH]: EXPIRED,
    ...answers,
  })

const lockedCall = async (answers?: HttpAnswers) => {
  const { calls } = answerOutOfTime(answers)
  const answer = api.get('/api/User/Get')
  answer.catch(() => undefined)
  await settle()
  return { calls, answer }
}

let stopFollowing: () => void
beforeAll(installChannels)
beforeEach(() => {
  installLocks()
  jest.spyOn(console, 'warn').mockImplementation()
  startSession({ answer: { accessToken: OLD }, rememberMe: true })
  stopFollowing = syncSessionAcrossTabs()
})
afterEach(() => {
  stopFollowing()
  jest.restoreAllMocks()
})

it('locks an expired session and holds the call until the password is given', async () => {
  const { answer } = await lockedCall()
  expect(isSessionLocked()).toBe(true)
  expect(useSession.getState().user?.Id).toBe(7)
  expect(resumeSession({ accessToken: FRESH })).toBe(true)
  await expect(answer).resolves.toEqual(sampleUser())
  expect(isSessionLocked()).toBe(false)
  expect(localStorage.getItem('accessToken')).toBe(FRESH)
})

it('sends each of fifty waiting calls once after the unlock, without more refreshes', async () => {
  const { calls } = await lockedCall()
  const waiting = Array.from({ length: 50 }, () => api.get('/api/User/Get'))
  await settle()
  expect([countOf(calls, '/api/User/Get'), countOf(calls, '/api/Authentication/RefreshToken')]).toEqual([
    1, 1,
  ])
  resumeSession({ accessToken: FRESH })
  await expect(Promise.all(waiting)).resolves.toHaveLength(50)
  expect(countOf(calls, '/api/User/Get')).toBe(52)
})

it('sends a refused form again whole, with its file and the same key', async () => {
  const { calls } = answerOutOfTime({
    'PUT /api/Product/Update': call => (isFresh(call) ? {} : EXPIRED),
  })
  const body = new FormData()
  body.set('JsonProduct', '{"price":12}')
  body.set('File', new File(['kabsa'], 'kabsa.webp', { type: 'image/webp' }))
  const saved = api.put('/api/Product/Update', { body, idempotencyKey: 'k-1' })
  await settle()
  resumeSession({ accessToken: FRESH })
  await expect(saved).resolves.toBeNull()
  const last = calls.at(-1)
  const sent = last?.body instanceof FormData ? last.body : new FormData()
  const file = sent.get('File')
  expect([sent.get('JsonProduct'), file instanceof File && [file.name, file.size]]).toEqual([
    '{"price":12}',
    ['kabsa.webp', 5],
  ])
  expect(last?.headers.get('Idempotency-Key')).toBe('k-1')
})

it('sends the sign-in call while all others wait', async () => {
  await lockedCall({ 'POST /api/Authentication/login': { body: tokenAnswer(FRESH) } })
  await expect(
    api.post('/api/Authentication/login', { body: { email: 'a@sufra.test', password: 'x' } }),
  ).resolves.toEqual(tokenAnswer(FRESH))
})

it('holds a confirmation that needs a session like every other call', async () => {
  answerOutOfTime({
    'POST /api/Authentication/CodeConfirmation': call =>
      isFresh(call) ? { body: { email: 'a@sufra.test' } } : EXPIRED,
  })
  const confirmed = api.post('/api/Authentication/CodeConfirmation', {
    body: { email: 'a@sufra.test', code: '123456', purpose: 'ChangeEmail' },
  })
  await settle()
  resumeSession({ accessToken: FRESH })
  await expect(confirmed).resolves.toEqual({ email: 'a@sufra.test' })
})

it('ends the wait of an aborted call', async () => {
  await lockedCall()
  const giveUp = new AbortController()
  const answer = api.get('/api/User/Get', { signal: giveUp.signal })
  giveUp.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

it('rejects waiting calls on sign-out and sends none of them for the next person', async () => {
  const { calls, answer } = await lockedCall({ 'POST /api/Authentication/Logout': { body: {} } })
  endSession()
  startSession({ answer: { accessToken: STRANGER }, rememberMe: true })
  await expect(answer).rejects.toMatchObject({ status: 401 })
  expect(countOf(calls, '/api/User/Get')).toBe(1)
  expect(isSessionLocked()).toBe(false)
})

it("does not unlock with another person's token", async () => {
  await lockedCall()
  expect(resumeSession({ accessToken: STRANGER })).toBe(false)
  expect([isSessionLocked(), useSession.getState().user?.Id]).toEqual([true, 7])
})

it("asks for this page's password when the refresh cookie belongs to another person", async () => {
  await lockedCall({ [REFRESH]: { body: { accessToken: STRANGER } } })
  expect([isSessionLocked(), useSession.getState().user?.Id]).toEqual([true, 7])
  expect(localStorage.getItem('accessToken')).toBe(OLD)
})

it('does not lock on a network error', async () => {
  const { answer } = await lockedCall({ [REFRESH]: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(answer).rejects.toMatchObject({ code: 'network_error' })
  expect(isSessionLocked()).toBe(false)
})

it('waits for the password when claims are refreshed', async () => {
  answerOutOfTime()
  const swapped = refreshSession()
  await settle()
  expect(isSessionLocked()).toBe(true)
  resumeSession({ accessToken: FRESH })
  await expect(swapped).resolves.toBeUndefined()
})

it('goes to the login page on a fresh page and leaves the stored session to other tabs', async () => {
  useSession.setState({ accessToken: null, user: null, userId: null })
  endSession()
  localStorage.setItem('accessToken', OLD)
  restoreSession()
  const { answer } = await lockedCall()
  await expect(answer).rejects.toMatchObject({ code: 'token_expired' })
  expect([isSessionLocked(), useSession.getState().user]).toEqual([false, null])
  expect(localStorage.getItem('accessToken')).toBe(OLD)
})

describe('with another tab', () => {
  const elsewhere = () => new BroadcastChannel('sufra-session')
  const storeElsewhere = (newValue: string | null) => {
    if (newValue === null) localStorage.removeItem('accessToken')
    else localStorage.setItem('accessToken', newValue)
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'accessToken', newValue, storageArea: localStorage }),
    )
  }

  it('continues a remembered session that the other tab unlocked', async () => {
    const { answer } = await lockedCall()
    storeElsewhere(FRESH)
    await expect(answer).resolves.toEqual(sampleUser())
  })

  it('gets its own token for a tab-only session that the other tab unlocked', async () => {
    startSession({ answer: { accessToken: OLD }, rememberMe: false })
    let isCookieFresh = false
    const { answer } = await lockedCall({
      [REFRESH]: () => (isCookieFresh ? { body: { accessToken: FRESH } } : EXPIRED),
    })
    isCookieFresh = true
    elsewhere().postMessage({ kind: 'renewed', userId: 7 })
    await expect(answer).resolves.toEqual(sampleUser())
    expect([sessionStorage.getItem('accessToken'), localStorage.getItem('accessToken')]).toEqual([
      FRESH,
      null,
    ])
  })

  it('stays locked when another person signed in there', async () => {
    const { calls } = await lockedCall()
    storeElsewhere(STRANGER)
    elsewhere().postMessage({ kind: 'renewed', userId: 8 })
    await settle()
    expect([isSessionLocked(), useSession.getState().user?.Id]).toEqual([true, 7])
    expect(countOf(calls, '/api/Authentication/RefreshToken')).toBe(1)
  })

  it('keeps typed values when the other tab signs in without "remember me"', async () => {
    await lockedCall()
    storeElsewhere(null)
    expect([isSessionLocked(), useSession.getState().user?.Id]).toEqual([true, 7])
  })

  it('rejects all waiting calls when the other tab signs out', async () => {
    const { answer } = await lockedCall()
    elsewhere().postMessage({ kind: 'signed-out' })
    await expect(answer).rejects.toMatchObject({ status: 401 })
    expect(useSession.getState().user).toBeNull()
  })

  it('passes a role change from one tab to a tab that makes no calls', async () => {
    startSession({ answer: { accessToken: OLD }, rememberMe: false })
    const demoted = tokenOf('demoted', { Role: 'Kitchen' })
    answerHttp({ [REFRESH]: { body: { accessToken: demoted } } })
    elsewhere().postMessage({ kind: 'renewed', userId: 7 })
    await settle()
    expect(useSession.getState().user?.Role).toBe('Kitchen')
  })

  it('tells other tabs when the rights of the person changed', async () => {
    const heard: unknown[] = []
    elsewhere().addEventListener('message', ({ data }) => heard.push(data))
    answerHttp({ [REFRESH]: { body: { accessToken: tokenOf('same') } } })
    await refreshSession()
    expect(heard).toEqual([])
    answerHttp({ [REFRESH]: { body: { accessToken: tokenOf('demoted', { Role: 'Cashier' }) } } })
    await refreshSession()
    expect(heard).toEqual([{ kind: 'renewed', userId: 7 }])
  })
})

it('locks nobody who is signed out', () => {
  endSession()
  lockSession()
  expect(isSessionLocked()).toBe(false)
})
