import type { SellerInfo } from '@sufra/shared/contracts/dashboard'
import type { PillFamily } from '@sufra/shared/ui'

export const SUBSCRIPTION_FAMILY: Record<NonNullable<SellerInfo['subscriptionStatus']>, PillFamily> = {
  Active: 'active',
  Trial: 'active',
  PendingPayment: 'pending',
  PastDue: 'disabled',
  Expired: 'disabled',
  Suspended: 'disabled',
  Failed: 'disabled',
  Cancelled: 'neutral',
  Abandoned: 'neutral',
  Replaced: 'neutral',
}
