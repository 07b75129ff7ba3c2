import { can, isOperator, isViewing, useSession } from '@sufra/shared/session'

/**
 * Who looks at the plans: a guest is led to sign-up, a new merchant's Admin chooses (once the business is described), an Admin
 * with a plan and their colleagues compare, and so do the operator, who may look at a merchant, and who closes the account.
 */
export type Viewer =
  'guest' | 'undescribed' | 'starting' | 'subscribed' | 'colleague' | 'looking' | 'leaving' | 'operator'

/** Who compares beside what the merchant has, and cannot choose. */
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
    if (isViewing(user)) return 'looking'
    if (user.closesAt) return 'leaving'
    return can(user, 'billing.manage') ? ADMIN_AT[user.onboardingStep] : 'colleague'
  })
