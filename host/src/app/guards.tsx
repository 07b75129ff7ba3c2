import { Navigate, useLocation } from '@sufra/shared/router'
import { hasStoredToken, useRole, useSession } from '@sufra/shared/session'
import type { ReactNode } from 'react'
import { carryPayment } from './success-payment.ts'

const useHasToken = (): boolean => {
  // The store makes the guard notice a sign-out at once; the storages are what the specification has it check.
  const isSignedIn = useSession(state => state.accessToken !== null)
  return isSignedIn && hasStoredToken()
}

/** Lets only a browser with a token in; others go to /login, which is told of a payment they come back from. */
export const RequireToken = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  return useHasToken() ? children : <Navigate to={carryPayment('/login', search)} replace />
}

/** Unknown paths lead to /login, so a signed-in person who lands there goes on to the dashboard. */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const { search } = useLocation()
  return useHasToken() ? <Navigate to={carryPayment('/dashboard', search)} replace /> : children
}

/** Connections are made by the operator; everybody else is sent to the list (spec 2). */
export const OperatorOnly = ({ children }: { children: ReactNode }) =>
  useRole() === 'SuperAdmin' ? children : <Navigate to="/integrations" replace />
