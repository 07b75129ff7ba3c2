import type { z } from 'zod'
import type { FeatureKind, FeatureOverrideKey, FeatureOverrideRequest } from '@sufra/shared/contracts/feature'
import type { Db } from '#src/database/database.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { storedValue } from './feature-value.ts'
import { deleteOverride, findOverride, upsertOverride } from './feature.repository.ts'

/** Gives a merchant an override and records the change with the merchant's name. */
export const giveOverride = async (
  db: Db,
  {
    request,
    kind,
    byUserId,
    now,
  }: { request: z.output<typeof FeatureOverrideRequest>; kind: FeatureKind; byUserId: number; now: Date },
): Promise<void> => {
  const { accountId, featureId, reason, endsAt } = request
  const before = (await findOverride(db, { accountId, featureId })) ?? null
  const after = {
    accountId,
    featureId,
    reason,
    byUserId,
    at: now,
    value: storedValue(kind, request.value, 'value'),
    endsAt: endsAt ? new Date(endsAt) : null,
  }
  await upsertOverride(db, after)
  await noteChange(db, {
    byUserId,
    accountId,
    entity: 'featureOverride',
    entityId: featureId,
    before,
    after,
  })
}

/** Returns false when there is no override. */
export const takeOverride = async (
  db: Db,
  key: z.output<typeof FeatureOverrideKey>,
  byUserId: number,
): Promise<boolean> => {
  const before = await findOverride(db, key)
  if (!before) return false
  await deleteOverride(db, key)
  await noteChange(db, {
    byUserId,
    entity: 'featureOverride',
    entityId: key.featureId,
    accountId: key.accountId,
    before,
    after: null,
  })
  return true
}
