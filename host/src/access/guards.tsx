import { refreshSession } from '@sufra/shared/api'
import { Navigate, useLocation } from '@sufra/shared/router'
import { hasStoredToken, useIsOperator, useSession } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { carryPayment, hasPayment } from './success-payment.ts'

type Step = SessionUser['onboardingStep']

const useHasToken = (): boolean => {
  // The store notices a sign-out at once; the specification requires a check of both storages.
  const isSignedIn = useSession(state => state.accessToken !== null)
  return isSignedIn && hasStoredToken()
}

const useStep = (): Step => useSession(state => state.user?.onboardingStep ?? 'done')

/** Page of each onboarding step. */
const HOMES: Record<Step, string> = {
  otp: '/businessDetails',
  businessDetails: '/businessDetails',
  subscriptions: '/subscriptions',
  done: '/dashboard',
}

/** Admits only a browser with a token. Others go to /login, with the payment parameter they come back with. */
export const RequireToken = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  return useHasToken() ? children : <Navigate to={carryPayment('/login', search)} replace />
}

// The token may be older than the payment, which can complete the last step. So the step is requested again, once.
const useIsStepKnown = (isAsked: boolean): boolean => {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const know = () => setIsKnown(true)
    if (isAsked) refreshSession().then(know, know)
  }, [isAsked])
  return isKnown || !isAsked
}

/** Behind the token: leads a person with unfinished onboarding to the current step. */
export const RequireSetUp = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  const step = useStep()
  const isKnown = useIsStepKnown(step === 'subscriptions' && hasPayment(search))
  if (step === 'done') return children
  return isKnown && <Navigate to={carryPayment(HOMES[step], search)} replace />
}

/** Behind the token: leads a fully set-up account away from onboarding. */
export const SettingUpOnly = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  return useStep() === 'done' ? <Navigate to={carryPayment('/dashboard', search)} replace /> : children
}

/** Public (specification#screens): guests see the first step, and a fully set-up account is led away. */
export const GuestOrSettingUp = ({ children }: { children: ReactNode }) =>
  useHasToken() ? <SettingUpOnly>{children}</SettingUpOnly> : children

/** Unknown paths lead to /login; a signed-in person who arrives there goes on to the home page of their step. */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  const step = useStep()
  return useHasToken() ? <Navigate to={carryPayment(HOMES[step], search)} replace /> : children
}

/** Without an address that awaits a code, as after a reload, /login explains how to request another one. */
export const AwaitingCodeOnly = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  const isAwaited = useSession(state => state.emailForOtp !== null)
  return isAwaited ? children : <Navigate to={carryPayment('/login', search)} replace />
}

/** Only the operator creates connections; everybody else goes to the list (specification#screens). */
export const OperatorOnly = ({ children }: { children: ReactNode }) =>
  useIsOperator() ? children : <Navigate to="/integrations" replace />
