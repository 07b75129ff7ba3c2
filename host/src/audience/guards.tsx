import { refreshSession } from '@sufra/shared/api'
import { Navigate, useLocation } from '@sufra/shared/router'
import { hasStoredToken, useIsOperator, useSession } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { carryPayment, hasPayment } from './success-payment.ts'

type Step = SessionUser['onboardingStep']

const useHasToken = (): boolean => {
  // The store makes the guard notice a sign-out at once; the storages are what the specification has it check.
  const isSignedIn = useSession(state => state.accessToken !== null)
  return isSignedIn && hasStoredToken()
}

const useStep = (): Step => useSession(state => state.user?.onboardingStep ?? 'done')

/** Where setting up an account stands. */
const HOMES: Record<Step, string> = {
  otp: '/businessDetails',
  businessDetails: '/businessDetails',
  subscriptions: '/subscriptions',
  done: '/dashboard',
}

/** Lets only a browser with a token in; others go to /login, which is told of a payment they come back from. */
export const RequireToken = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  return useHasToken() ? children : <Navigate to={carryPayment('/login', search)} replace />
}

// The token is from before the payment, which may have been the last step: what it says of steps is asked for anew, once.
const useIsStepKnown = (isAsked: boolean): boolean => {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const know = () => setIsKnown(true)
    if (isAsked) refreshSession().then(know, know)
  }, [isAsked])
  return isKnown || !isAsked
}

/** Behind the token: whoever left setting up midway goes on where it stands. */
export const RequireSetUp = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  const step = useStep()
  const isKnown = useIsStepKnown(step === 'subscriptions' && hasPayment(search))
  if (step === 'done') return children
  return isKnown && <Navigate to={carryPayment(HOMES[step], search)} replace />
}

/** Behind the token: for a set-up account there is nothing left to do here. */
export const SettingUpOnly = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  return useStep() === 'done' ? <Navigate to={carryPayment('/dashboard', search)} replace /> : children
}

/** Public (specification#screens): a guest is told what comes first, a set-up account has nothing left to do here. */
export const GuestOrSettingUp = ({ children }: { children: ReactNode }) =>
  useHasToken() ? <SettingUpOnly>{children}</SettingUpOnly> : children

/** Unknown paths lead to /login, so a signed-in person who lands there goes on to where they belong. */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  const step = useStep()
  return useHasToken() ? <Navigate to={carryPayment(HOMES[step], search)} replace /> : children
}

/** Without an address that waits for a code, as after a reload, /login says how to get another one. */
export const AwaitingCodeOnly = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  const isAwaited = useSession(state => state.emailForOtp !== null)
  return isAwaited ? children : <Navigate to={carryPayment('/login', search)} replace />
}

/** Connections are made by the operator; everybody else is sent to the list (specification#screens). */
export const OperatorOnly = ({ children }: { children: ReactNode }) =>
  useIsOperator() ? children : <Navigate to="/integrations" replace />
