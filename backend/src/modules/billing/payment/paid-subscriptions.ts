import type { SubscriptionStatus } from '@sufra/shared/contracts/subscription'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { Db } from '#src/database/database.ts'

interface OfMerchant {
  accountId: number
  subscriptionId: number
}

/** Interface of the payments to the subscriptions that they pay for, always inside the caller's transaction. */
export interface PaidSubscriptions {
  /**
   * Returns the amount to pay. Throws `not_found`, and `illegal_transition` when nothing is due. Null: the
   * price has changed since the order, and the order was dropped.
   */
  due(
    db: Db,
    of: OfMerchant & { now: Date },
  ): Promise<{ amount: number; currency: 'SAR'; description: Localized; status: SubscriptionStatus } | null>
  /**
   * Activates the paid subscription in place of the one before. `paid_by_another`: this one, or another order
   * in its place, is paid already, and this payment is too much. `order_changed`: the price has changed since
   * the order, and this payment is not enough.
   */
  settle(
    db: Db,
    of: OfMerchant & { paymentId: number; now: Date },
  ): Promise<'settled' | 'settled_before' | 'paid_by_another' | 'order_changed'>
  /** Marks the payment as failed. The subscription can still be paid. */
  refuse(db: Db, of: OfMerchant): Promise<unknown>
}
