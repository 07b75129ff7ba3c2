import type { SubscriptionStatus } from '@sufra/shared/contracts/subscription'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db } from '#src/database/database.ts'

interface OfMerchant {
  accountId: number
  subscriptionId: number
}

/** What payments ask and tell of what is paid for, always inside the caller's transaction. */
export interface PaidSubscriptions {
  /**
   * The amount to pay; throws `not_found`, and `illegal_transition` when nothing is. Null: the price has changed since it was
   * ordered, and the order was given up.
   */
  due(
    db: Db,
    of: OfMerchant & { now: Date },
  ): Promise<{ amount: number; currency: 'SAR'; description: Localized; status: SubscriptionStatus } | null>
  /**
   * It is paid: it begins, in the place of the one before. `paid_by_another`: it was paid, or another order in its place, and
   * this money is too much. `order_changed`: the price has changed since it was ordered, and this money is not enough.
   */
  settle(
    db: Db,
    of: OfMerchant & { paymentId: number; now: Date },
  ): Promise<'settled' | 'settled_before' | 'paid_by_another' | 'order_changed'>
  /** Its payment came to nothing. It can still be paid. */
  refuse(db: Db, of: OfMerchant): Promise<unknown>
}
