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
} from '#src/audience/guards.tsx'
import { readInviteToken } from '#src/features/entry/sign-up/invite-token.ts'
import { mayFetchAhead } from '#src/parts/fetch-ahead.ts'
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
 * The part that the address asks for: loaded before the first render, so that the first paint is the page.
 * `step` is null when nobody is signed in.
 */
export const firstPart = ({ pathname, step }: { pathname: string; step: Step | null }): LazyPart<object> => {
  if (pathname === '/subscriptions') return subscriptions
  if (step !== null) return homePart(step)
  return SIGNED_OUT.get(pathname) ?? login
}

/** Whoever types is about to go on: the next screen is fetched meanwhile. */
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

/** An invitation is shown to a signed-in person too: it may be somebody else's browser. */
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
