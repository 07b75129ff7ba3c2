import type { Db } from '#src/database/database.ts'
import { planLimitReached } from '#src/errors/errors.ts'
import { featureOfKey, overridesOf } from '#src/modules/billing/feature/feature.service.ts'
import type { Room } from '#src/modules/merchants/merchants.ts'
import { effectiveValue } from './effective-features.ts'
import { USED, currentTerms, holdCount } from './entitlement.repository.ts'

const limitOf = async (db: Db, { accountId, key }: Room): Promise<number | null> => {
  const row = await featureOfKey(db, key)
  if (!row) return null
  const now = new Date()
  const override = (await overridesOf(db, { accountId, now })).find(each => each.featureId === row.id)
  const { value } = effectiveValue(row, { terms: await currentTerms(db, { accountId, now }), override })
  return typeof value === 'number' ? value : null
}

/**
 * Checks a plan limit before records are added, in the transaction that adds them. Of two concurrent calls at
 * the limit one waits for the other and sees its rows. Existing records stay, even above the limit. 403
 * `plan_limit_reached` with the limit and the usage.
 */
export const checkPlanLimit = async (db: Db, room: Room): Promise<void> => {
  const { accountId, key, adding } = room
  if (adding <= 0) return
  const limit = await limitOf(db, room)
  if (limit === null) return
  await holdCount(db, accountId)
  const used = await USED[key](db, accountId)
  if (used + adding > limit) throw planLimitReached({ key, limit, used })
}
