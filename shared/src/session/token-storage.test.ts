import { awaitCode, isSignedUp } from './awaited-code.ts'
import { hasStoredToken, startSession, useSession } from './session.ts'
import { TOKEN_KEY, isRemembered, readStoredToken, replaceStoredToken, storeToken } from './token-storage.ts'

afterEach(() => jest.restoreAllMocks())

const TOKEN = `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin' })).toString('base64url')}.s`

/** A storage without room, or both. */
const fill = (...full: Storage[]): void => {
  const setItem = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (full.includes(this)) throw new DOMException('No room', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}

it('a token that is to be remembered lies where it outlives the tab, and nowhere else', () => {
  storeToken({ accessToken: 'before', rememberMe: false })
  storeToken({ accessToken: TOKEN, rememberMe: true })
  expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([TOKEN, null])
  expect(isRemembered()).toBe(true)
})

it('where there is no room to remember somebody, they are signed in as long as the tab lives', () => {
  fill(localStorage)
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  expect(useSession.getState().user?.Id).toBe(7)
  expect([hasStoredToken(), readStoredToken(), isRemembered()]).toEqual([true, TOKEN, false])
})

it('where there is no room at all, signing in works for the page', () => {
  fill(localStorage, sessionStorage)
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  expect(useSession.getState().accessToken).toBe(TOKEN)
})

it('a fresh token that finds no room leaves the one that lies there, and fails nobody', () => {
  storeToken({ accessToken: 'old', rememberMe: true })
  fill(localStorage, sessionStorage)
  replaceStoredToken(TOKEN)
  expect(readStoredToken()).toBe('old')
})

it('a sign-up waits for its code also where there is no room to note it', () => {
  fill(localStorage)
  const sent = { emailForOtp: 'a@sufra.test', userId: 7, purpose: 'SignUp', resendIn: 60 } as const
  awaitCode({ ...sent, rememberMe: true })
  expect(useSession.getState().emailForOtp).toBe('a@sufra.test')
  expect(isSignedUp()).toBe(false)
})
