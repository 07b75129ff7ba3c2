import { create } from 'zustand'
import type { CodeRequired } from '#src/contracts/authentication.ts'
import { useSession } from './session-store.ts'
import { SIGNED_UP_KEY, keepIfRoom } from './token-storage.ts'

export interface AwaitedCode {
  purpose: CodeRequired['purpose']
  /** Time of the next possible resend, in milliseconds of this device's clock. */
  resendAt: number
  rememberMe: boolean
}

const NOTHING: AwaitedCode = { purpose: 'SignUp', resendAt: 0, rememberMe: true }

/** State of the code screen beside the specification's `emailForOtp` and `userId` (specification#sessions). */
export const useCodeEntryState = create<AwaitedCode>()(() => NOTHING)

export interface CodeSent extends Pick<CodeRequired, 'emailForOtp' | 'userId' | 'purpose'> {
  /** Seconds. */
  resendIn: number
  rememberMe: boolean
}

/** Stores the state of the code screen between sign-up or sign-in and the one-time code. */
export const startCodeEntry = ({ emailForOtp, userId, purpose, resendIn, rememberMe }: CodeSent): void => {
  useSession.setState({ emailForOtp, userId })
  useCodeEntryState.setState({ purpose, rememberMe, resendAt: Date.now() + resendIn * 1000 })
  // Outlives the page: a returning person sees that the account needs its code.
  if (purpose === 'SignUp') keepIfRoom(window.localStorage, SIGNED_UP_KEY, 'true')
}

/** Returns true if an account was created in this browser whose code is not confirmed yet. */
export const hasPendingSignUp = (): boolean => window.localStorage.getItem(SIGNED_UP_KEY) !== null

/** Clears the state of the code screen: the code was confirmed, or the address was wrong. */
export const forgetCode = (): void => {
  window.localStorage.removeItem(SIGNED_UP_KEY)
  useSession.setState(({ user }) => ({ emailForOtp: null, userId: user?.Id ?? null }))
  useCodeEntryState.setState(NOTHING)
}
