import type { Db } from '#src/database/database.ts'
import { findCurrentSubscription } from './subscription.repository.ts'
import type { SubscriptionStatus } from './subscription.table.ts'

export interface CurrentSubscription {
  /** localized text */
  planName: string
  status: SubscriptionStatus
  expiryDate: Date | null
}

/** What the plan card shows; undefined for a merchant without a plan. */
export const currentSubscription = (
  db: Db,
  of: { accountId: number; now: Date },
): Promise<CurrentSubscription | undefined> => findCurrentSubscription(db, of)
