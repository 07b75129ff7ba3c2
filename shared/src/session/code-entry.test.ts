import { forgetCode } from './code-entry.ts'
import { startCodeEntry, hasPendingSignUp, startSession, useCodeEntryState, useSession } from './session.ts'

const TOKEN = `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin' })).toString('base64url')}.s`
const SENT = { emailForOtp: 'sara@example.com', userId: 7, resendIn: 60, rememberMe: false }

afterEach(() => {
  forgetCode()
  useSession.setState({ user: null, accessToken: null, emailForOtp: null, userId: null })
})

it('stores the account, purpose and resend time after sign-up, and the flag in the browser', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  startCodeEntry({ ...SENT, purpose: 'SignUp' })
  expect(useSession.getState()).toMatchObject({ emailForOtp: 'sara@example.com', userId: 7 })
  expect(useCodeEntryState.getState()).toEqual({ purpose: 'SignUp', resendAt: 1_060_000, rememberMe: false })
  expect(hasPendingSignUp()).toBe(true)
  jest.restoreAllMocks()
})

it('stores no flag for a sign-in code', () => {
  startCodeEntry({ ...SENT, purpose: 'Login' })
  expect(hasPendingSignUp()).toBe(false)
})

it('clears the state after the code is confirmed', () => {
  startCodeEntry({ ...SENT, purpose: 'SignUp' })
  startSession({ answer: { accessToken: TOKEN }, rememberMe: false })
  expect(hasPendingSignUp()).toBe(false)
  expect(useSession.getState()).toMatchObject({ emailForOtp: null, userId: 7 })
})

it('clears the state when the address is given up', () => {
  startCodeEntry({ ...SENT, purpose: 'SignUp' })
  forgetCode()
  expect(hasPendingSignUp()).toBe(false)
  expect(useSession.getState()).toMatchObject({ emailForOtp: null, userId: null })
})
