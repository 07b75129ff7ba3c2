import type { EffectiveFeature } from '@sufra/shared/contracts/feature'
import type { Db } from '#src/database/database.ts'
import {
  enforcedKey,
  everyFeature,
  overridesOf,
  shownValue,
} from '#src/modules/billing/feature/feature.service.ts'
import type { FeatureRow, OverrideRow, StoredValue } from '#src/modules/billing/feature/feature.service.ts'
import type { SubscriptionTerms } from '#src/modules/billing/subscription/subscription.table.ts'
import { USED, currentTerms } from './entitlement.repository.ts'

interface Known {
  terms: SubscriptionTerms | undefined
  override: OverrideRow | undefined
}

type Valued = Pick<EffectiveFeature, 'source'> & { value: StoredValue }

const bought = (terms: SubscriptionTerms | undefined, id: number): { value: StoredValue } | undefined => {
  const found = Object.entries(terms?.features ?? {}).find(([key]) => key === String(id))
  return found && { value: found[1] }
}

/** Returns the merchant's override, otherwise the value of its plan, otherwise the default. */
export const effectiveValue = (
  { id, defaultValue }: Pick<FeatureRow, 'id' | 'defaultValue'>,
  { terms, override }: Known,
): Valued => {
  if (override) return { value: override.value, source: 'override' }
  const ofPlan = bought(terms, id)
  if (ofPlan) return { value: ofPlan.value, source: 'plan' }
  return { value: defaultValue, source: 'default' }
}

const isAllowed = (value: StoredValue, { kind }: FeatureRow): boolean => {
  if (kind === 'bool') return value === true
  return kind === 'limit' ? value !== 0 : value !== null
}

/** Returns all current features of a merchant, with the usage of each limit. */
export const effectiveFeatures = async (
  db: Db,
  { accountId, now, names }: { accountId: number; now: Date; names?: ReadonlyMap<number, string> },
): Promise<EffectiveFeature[]> => {
  const terms = await currentTerms(db, { accountId, now })
  const overrides = new Map((await overridesOf(db, { accountId, now })).map(row => [row.featureId, row]))
  const shown: EffectiveFeature[] = []
  for (const row of await everyFeature(db)) {
    const override = overrides.get(row.id)
    const { value, source } = effectiveValue(row, { terms, override })
    const counted = enforcedKey(row.key)
    shown.push({
      featureId: row.id,
      key: row.key,
      name: row.name,
      kind: row.kind,
      unit: row.unit,
      source,
      value: shownValue(value),
      allowed: isAllowed(value, row),
      limit: row.kind === 'limit' && typeof value === 'number' ? value : null,
      used: counted ? await USED[counted](db, accountId) : null,
      override:
        override && names
          ? {
              value: shownValue(override.value),
              reason: override.reason,
              endsAt: override.endsAt?.toISOString() ?? null,
              at: override.at.toISOString(),
              byName: names.get(override.byUserId) ?? null,
            }
          : null,
    })
  }
  return shown
}
