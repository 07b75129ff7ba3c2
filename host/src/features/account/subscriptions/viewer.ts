import { can, isOperator, isImpersonating, useSession } from '@sufra/shared/session'

/**
 * Kind of viewer of the plans. `guest` is led to sign-up. A new merchant's Admin describes the business (`undescribed`)
 * and then chooses (`starting`). `subscribed` renews or changes. `colleague`, `operator`, `looking` (impersonation) and
 * `leaving` (closing account) only read.
 */
export type Viewer =
  'guest' | 'undescribed' | 'starting' | 'subscribed' | 'colleague' | 'looking' | 'leaving' | 'operator'

/** Returns whether the viewer sees the merchant's plan but cannot choose another. */
export const onlyCompares = (viewer: Viewer): boolean =>
  viewer === 'colleague' || viewer === 'looking' || viewer === 'leaving'

const ADMIN_AT = {
  otp: 'undescribed',
  businessDetails: 'undescribed',
  subscriptions: 'starting',
  done: 'subscribed',
} as const satisfies Record<string, Viewer>

export const useViewer = (): Viewer =>
  useSession(({ user }) => {
    if (!user) return 'guest'
    if (isOperator(user)) return 'operator'
    if (isImpersonating(user)) return 'looking'
    if (user.closesAt) return 'leaving'
    return can(user, 'billing.manage') ? ADMIN_AT[user.onboardingStep] : 'colleague'
  })
