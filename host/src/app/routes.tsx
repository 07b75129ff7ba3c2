import { useLocation } from '@sufra/shared/router'
import type { RouteObject } from '@sufra/shared/router'
import type { SessionUser } from '@sufra/shared/session'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import {
  AwaitingCodeOnly,
  GuestOrSettingUp,
  RequireSetUp,
  RequireToken,
  SignedOutOnly,
} from '#src/access/guards.tsx'
import { readInviteToken } from '#src/features/entry/sign-up/invite-token.ts'
import { mayFetchAhead } from '#src/lazy-loading/fetch-ahead.ts'
import type { LazyPart } from '@sufra/shared/ui'
import {
  businessDetails,
  forgetPassword,
  login,
  oneTimeCode,
  shell,
  signUp,
  subscriptions,
} from './public-parts.ts'

type Step = SessionUser['onboardingStep']

const SIGNED_OUT = new Map<string, LazyPart<object>>([
  ['/signup', signUp],
  ['/forgetPassword', forgetPassword],
  ['/businessDetails', businessDetails],
])

const homePart = (step: Step): LazyPart<object> => {
  if (step === 'done') return shell
  return step === 'subscriptions' ? subscriptions : businessDetails
}

/**
 * Returns the part that the address needs. It loads before the first render, so that the first paint is the page.
 * `step` is null for a guest.
 */
export const firstPart = ({ pathname, step }: { pathname: string; step: Step | null }): LazyPart<object> => {
  if (pathname === '/subscriptions') return subscriptions
  if (step !== null) return homePart(step)
  return SIGNED_OUT.get(pathname) ?? login
}

/** Preloads the next screen while the person types. */
const LoadAhead = ({ next, children }: { next: LazyPart<object>; children: ReactNode }) => {
  useEffect(() => {
    const preload = () => {
      if (mayFetchAhead()) next.preload().catch(() => undefined)
    }
    window.addEventListener('input', preload, { once: true })
    return () => window.removeEventListener('input', preload)
  }, [next])
  return children
}

/** A signed-in person can open an invitation too: the browser may belong to somebody else. */
const SignUpGuard = ({ children }: { children: ReactNode }) =>
  readInviteToken(useLocation()) === null ? <SignedOutOnly>{children}</SignedOutOnly> : children

export const routes: RouteObject[] = [
  {
    path: '/login',
    element: (
      <SignedOutOnly>
        <LoadAhead next={shell}>
          <login.Part />
        </LoadAhead>
      </SignedOutOnly>
    ),
  },
  {
    path: '/signup',
    element: (
      <SignUpGuard>
        <LoadAhead next={businessDetails}>
          <signUp.Part />
        </LoadAhead>
      </SignUpGuard>
    ),
  },
  {
    path: '/otp',
    element: (
      <SignedOutOnly>
        <AwaitingCodeOnly>
          <oneTimeCode.Part />
        </AwaitingCodeOnly>
      </SignedOutOnly>
    ),
  },
  {
    path: '/forgetPassword',
    element: (
      <SignedOutOnly>
        <LoadAhead next={login}>
          <forgetPassword.Part />
        </LoadAhead>
      </SignedOutOnly>
    ),
  },
  {
    path: '/businessDetails',
    element: (
      <GuestOrSettingUp>
        <businessDetails.Part />
      </GuestOrSettingUp>
    ),
  },
  { path: '/subscriptions', element: <subscriptions.Part /> },
  {
    path: '/*',
    element: (
      <RequireToken>
        <RequireSetUp>
          <shell.Part />
        </RequireSetUp>
      </RequireToken>
    ),
  },
]
