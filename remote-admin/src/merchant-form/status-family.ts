import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import type { PillFamily } from '@sufra/shared/ui'

/** Color family of each merchant state. */
export const STATUS_FAMILY: Record<AccountStatus, PillFamily> = {
  PendingVerification: 'pending',
  PendingBusinessDetails: 'pending',
  PendingPlan: 'pending',
  Active: 'active',
  Suspended: 'disabled',
  Closed: 'neutral',
}
