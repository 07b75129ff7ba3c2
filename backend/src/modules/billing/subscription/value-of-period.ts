import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { daysLeft, prorated } from '@sufra/shared/contracts/subscription-period'
import type { Db } from '#src/database/database.ts'
import { sumGivenBack } from '#src/modules/billing/invoice/issuing.service.ts'
import { findSubscription } from './subscription.repository.ts'
import type { NamedSubscription } from './subscription.repository.ts'

const AT_ANY_TIME = new Date(0)

// Of the period before it only what went back after it was ordered: its credit was reckoned without what had gone back by then.
const goneBack = async (db: Db, row: NamedSubscription, after: Date): Promise<number> => {
  const { accountId, id, credit, replacesId, createdAt } = row
  const own = await sumGivenBack(db, { accountId, subscriptionId: id, after })
  if (credit === 0 || replacesId === null) return own
  const before = await findSubscription(db, { accountId, subscriptionId: replacesId })
  if (!before?.expiryDate) return own
  const ofBefore = await goneBack(db, before, after > createdAt ? after : createdAt)
  const { startsAt, expiryDate } = before
  const ofCredit = Math.min(credit, prorated(ofBefore, daysLeft({ startsAt, expiryDate }, createdAt)))
  return toRiyals(toHalalas(own) + toHalalas(ofCredit))
}

/**
 * What was paid for a period, SAR with VAT, also with the credit of the one before it. What went back is worth nothing any more,
 * neither of this one nor, as far as it counts in the credit, of the one before.
 */
export const valueOf = async (db: Db, row: NamedSubscription): Promise<number> => {
  const back = await goneBack(db, row, AT_ANY_TIME)
  return toRiyals(Math.max(0, toHalalas(row.price) - toHalalas(row.discountOff) - toHalalas(back)))
}
