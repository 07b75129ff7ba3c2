import { startCodeEntry, hasPendingSignUp } from './code-entry.ts'
import { hasStoredToken, startSession, useSession } from './session.ts'
import { TOKEN_KEY, isRemembered, readStoredToken, replaceStoredToken, storeToken } from './token-storage.ts'

afterEach(() => jest.restoreAllMocks())

const TOKEN = `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin' })).toString('base64url')}.s`

/** Simulates one or both storages without room. */
const fill = (...full: Storage[]): void => {
  const setItem = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (full.includes(this)) throw new DOMException('No room', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}

it('stores a remembered token only where it outlives the tab', () => {
  storeToken({ accessToken: 'before', rememberMe: false })
  storeToken({ accessToken: TOKEN, rememberMe: true })
  expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([TOKEN, null])
  expect(isRemembered()).toBe(true)
})

it('signs in for the life of the tab if there is no room to remember', () => {
  fill(localStorage)
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  expect(useSession.getState().user?.Id).toBe(7)
  expect([hasStoredToken(), readStoredToken(), isRemembered()]).toEqual([true, TOKEN, false])
})

it('signs in for the page if there is no room at all', () => {
  fill(localStorage, sessionStorage)
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  expect(useSession.getState().accessToken).toBe(TOKEN)
})

it('keeps the stored token if a refreshed one finds no room', () => {
  storeToken({ accessToken: 'old', rememberMe: true })
  fill(localStorage, sessionStorage)
  replaceStoredToken(TOKEN)
  expect(readStoredToken()).toBe('old')
})

it('continues a sign-up if there is no room for the flag', () => {
  fill(localStorage)
  const sent = { emailForOtp: 'a@sufra.test', userId: 7, purpose: 'SignUp', resendIn: 60 } as const
  startCodeEntry({ ...sent, rememberMe: true })
  expect(useSession.getState().emailForOtp).toBe('a@sufra.test')
  expect(hasPendingSignUp()).toBe(false)
})
