import type { TooMuch } from '@sufra/shared/contracts/subscription'
import type { Db } from '#src/database/database.ts'
import { enforcedKey } from '#src/modules/billing/feature/feature.service.ts'
import { featuresOfPlan } from '#src/modules/billing/plan/plan.service.ts'
import { USED } from './entitlement.repository.ts'

/**
 * Returns the limits of a plan that the merchant's usage exceeds. Existing records would stay, and nothing
 * could be added.
 */
export const exceededLimits = async (
  db: Db,
  { accountId, planId }: { accountId: number; planId: number },
): Promise<TooMuch[]> => {
  const found: TooMuch[] = []
  for (const { key, name, value } of await featuresOfPlan(db, planId)) {
    const counted = enforcedKey(key)
    if (!counted || typeof value !== 'number') continue
    const used = await USED[counted](db, accountId)
    if (used > value) found.push({ key, name, limit: value, used })
  }
  return found
}
