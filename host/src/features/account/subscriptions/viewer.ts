import { can, isOperator, useSession } from '@sufra/shared/session'

/**
 * Who looks at the plans: a guest is led to sign-up, a new merchant's Admin chooses (once the business is described), an Admin
 * with a plan and their colleagues compare, and so does the operator.
 */
export type Viewer = 'guest' | 'undescribed' | 'starting' | 'subscribed' | 'colleague' | 'operator'

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
    return can(user, 'billing.manage') ? ADMIN_AT[user.onboardingStep] : 'colleague'
  })
