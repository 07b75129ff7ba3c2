import { answerHttp } from '#src/testing/http-stand-in.ts'
import {
  startCodeEntry,
  endSession,
  syncSessionAcrossTabs,
  hasStoredToken,
  renewSession,
  restoreSession,
  startSession,
  useSession,
} from './session.ts'

const tokenOf = (Id: number, mark = '') =>
  `h.${Buffer.from(JSON.stringify({ Id, Email: 'a@sufra.test', Name: 'A', Role: 'Admin', mark })).toString('base64url')}.s`
const TOKEN = tokenOf(7)
const EMPTY = { user: null, accessToken: null, emailForOtp: null, userId: null }

const emitStorage = (newValue: string | null, key: string | null = 'accessToken') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))

beforeEach(() => useSession.setState(EMPTY))

it.each([
  { rememberMe: true, kept: () => localStorage, empty: () => sessionStorage },
  { rememberMe: false, kept: () => sessionStorage, empty: () => localStorage },
])(
  'stores the token in the right storage only with rememberMe $rememberMe',
  ({ rememberMe, kept, empty }) => {
    localStorage.setItem('accessToken', 'old')
    sessionStorage.setItem('accessToken', 'old')
    startSession({ answer: { accessToken: TOKEN }, rememberMe })
    expect(kept().getItem('accessToken')).toBe(TOKEN)
    expect(empty().getItem('accessToken')).toBeNull()
    expect(useSession.getState()).toMatchObject({
      accessToken: TOKEN,
      userId: 7,
      user: { Role: 'Admin', branchIds: [] },
    })
  },
)

it('restores the session from either storage at start', () => {
  localStorage.setItem('accessToken', TOKEN)
  restoreSession()
  expect(useSession.getState().user?.Id).toBe(7)
})

it('removes an unreadable token together with the signed-up flag', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('accessToken', 'rubbish')
    storage.setItem('signedUp', 'true')
  }
  restoreSession()
  expect(hasStoredToken()).toBe(false)
  expect(localStorage.getItem('signedUp') ?? sessionStorage.getItem('signedUp')).toBeNull()
  expect(useSession.getState()).toEqual(EMPTY)
})

it('clears both storages and the store and tells the server on sign-out', async () => {
  const { calls } = answerHttp({ 'POST /api/Authentication/Logout': { body: {} } })
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  startCodeEntry({ emailForOtp: 'a@sufra.test', userId: 7, purpose: 'Login', resendIn: 60, rememberMe: true })
  localStorage.setItem('signedUp', 'true')
  endSession()
  await Promise.resolve()
  expect(useSession.getState()).toEqual(EMPTY)
  expect(hasStoredToken()).toBe(false)
  expect(localStorage.getItem('signedUp')).toBeNull()
  expect(calls.map(({ path, headers }) => [path, headers.get('Authorization')])).toEqual([
    ['/api/Authentication/Logout', `Bearer ${TOKEN}`],
  ])
})

it('signs out without a network', () => {
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  expect(endSession).not.toThrow()
  expect(useSession.getState().user).toBeNull()
})

it('stores a refreshed token where the old one was', () => {
  startSession({ answer: { accessToken: TOKEN }, rememberMe: false })
  expect(renewSession(tokenOf(7, 'new'))).toBe(true)
  expect(sessionStorage.getItem('accessToken')).toBe(tokenOf(7, 'new'))
  expect(localStorage.getItem('accessToken')).toBeNull()
})

it("refreshes a tab's own token without touching the remembered one", () => {
  startSession({ answer: { accessToken: TOKEN }, rememberMe: false })
  localStorage.setItem('accessToken', tokenOf(8))
  renewSession(tokenOf(7, 'new'))
  expect(localStorage.getItem('accessToken')).toBe(tokenOf(8))
})

it("never takes another person's token as a refresh", () => {
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  expect(renewSession(tokenOf(8))).toBe(false)
  expect(useSession.getState().user?.Id).toBe(7)
})

describe('with other tabs', () => {
  let stop: () => void
  beforeEach(() => {
    startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
    stop = syncSessionAcrossTabs()
  })
  afterEach(() => stop())

  it.each([
    ['the token was removed', 'accessToken'],
    ['the storage was cleared', null],
  ])('ends the session when another tab signs out: %s', (_name, key) => {
    emitStorage(null, key)
    expect(useSession.getState()).toEqual(EMPTY)
    expect(hasStoredToken()).toBe(false)
  })

  it("keeps a tab's own session when another sign-in removes the remembered token", () => {
    startSession({ answer: { accessToken: TOKEN }, rememberMe: false })
    emitStorage(null, 'accessToken')
    expect(useSession.getState().user?.Id).toBe(7)
    expect(hasStoredToken()).toBe(true)
  })

  it('uses a token that another tab refreshed', () => {
    localStorage.setItem('accessToken', tokenOf(7, 'fresh'))
    emitStorage(tokenOf(7, 'fresh'))
    expect(useSession.getState().accessToken).toBe(tokenOf(7, 'fresh'))
  })

  it('ignores other storage keys', () => {
    emitStorage(null, 'theme')
    expect(useSession.getState().user?.Id).toBe(7)
  })
})
