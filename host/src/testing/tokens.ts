import type { OnboardingStep } from '@sufra/shared/contracts/authentication'
import type { RoleName } from '@sufra/shared/contracts/role'
import { startSession } from '@sufra/shared/session'

/** Returns an access token like the server's, with a dummy signature. */
export const tokenWith = (claims: object): string =>
  `h.${Buffer.from(JSON.stringify({ Id: 7, accountId: 1, ...claims })).toString('base64url')}.s`

export const tokenOf = (Role: RoleName, onboardingStep: OnboardingStep = 'done'): string =>
  tokenWith({ Role, onboardingStep })

export const signInAs = (role: RoleName, step?: OnboardingStep): void =>
  startSession({ answer: { accessToken: tokenOf(role, step) }, rememberMe: true })
