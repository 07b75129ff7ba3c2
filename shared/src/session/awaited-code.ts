import { create } from 'zustand'
import type { CodeRequired } from '#src/contracts/authentication.ts'
import { useSession } from './session-store.ts'
import { SIGNED_UP_KEY, keepIfRoom } from './token-storage.ts'

export interface AwaitedCode {
  purpose: CodeRequired['purpose']
  /** When another code may be asked for, in milliseconds of this device's clock. */
  resendAt: number
  rememberMe: boolean
}

const NOTHING: AwaitedCode = { purpose: 'SignUp', resendAt: 0, rememberMe: true }

/** Beside the specification's `emailForOtp` and `userId` (specification#sessions): what else the code screen needs. */
export const useAwaitedCode = create<AwaitedCode>()(() => NOTHING)

export interface CodeSent extends Pick<CodeRequired, 'emailForOtp' | 'userId' | 'purpose'> {
  /** Seconds. */
  resendIn: number
  rememberMe: boolean
}

/** Keeps what the code screen needs while a person is between sign-up or sign-in and the one-time code. */
export const awaitCode = ({ emailForOtp, userId, purpose, resendIn, rememberMe }: CodeSent): void => {
  useSession.setState({ emailForOtp, userId })
  useAwaitedCode.setState({ purpose, rememberMe, resendAt: Date.now() + resendIn * 1000 })
  // Outlives the page: whoever comes back is told that the account waits for its code.
  if (purpose === 'SignUp') keepIfRoom(window.localStorage, SIGNED_UP_KEY, 'true')
}

/** Whether an account was made in this browser whose code was not confirmed yet. */
export const isSignedUp = (): boolean => window.localStorage.getItem(SIGNED_UP_KEY) !== null

/** No code is waited for any more: it was confirmed, or the address was the wrong one. */
export const forgetCode = (): void => {
  window.localStorage.removeItem(SIGNED_UP_KEY)
  useSession.setState(({ user }) => ({ emailForOtp: null, userId: user?.Id ?? null }))
  useAwaitedCode.setState(NOTHING)
}
