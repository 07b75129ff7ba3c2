import type { z } from 'zod'
import { Feature } from '@sufra/shared/contracts/feature'
import type { FeatureListQuery, FeatureRequest, FeatureUpdateRequest } from '@sufra/shared/contracts/feature'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized, Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { alreadyExists, inUse, notFound, staleVersion, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PlanLimitRequest } from '#src/modules/merchants/merchants.ts'
import { shownValue, storedValue } from './feature-value.ts'
import {
  countOverridesOf,
  countPlansOf,
  deleteFeature,
  insertFeature,
  listFeatures,
  lockFeatures,
  updateFeature,
} from './feature.repository.ts'
import type { FeatureValues } from './feature.repository.ts'
import type { FeatureRow } from './feature.table.ts'

// Limits that the server enforces, by the feature's key. Migrations create them, and they cannot be deleted.
const ENFORCED = ['branches', 'users', 'products', 'channels'] as const satisfies PlanLimitRequest['key'][]

export const enforcedKey = (key: string): PlanLimitRequest['key'] | undefined =>
  ENFORCED.find(each => each === key)

const isEnforced = (key: string): boolean => enforcedKey(key) !== undefined

const textOf = (text: Localized | null | undefined): string | null =>
  text && (text.ar || text.en) ? JSON.stringify({ ar: text.ar, en: text.en }) : null

const columnsOf = (request: z.output<typeof FeatureRequest>): FeatureValues => ({
  key: request.key,
  name: JSON.stringify({ ar: request.name.ar, en: request.name.en }),
  description: textOf(request.description),
  kind: request.kind,
  unit: textOf(request.unit),
  defaultValue: storedValue(request.kind, request.defaultValue, 'defaultValue'),
  index: request.index,
})

const present = (row: FeatureRow, planCount: number): Feature => ({
  ...row,
  defaultValue: shownValue(row.defaultValue),
  isEnforced: isEnforced(row.key),
  planCount,
  updatedAt: row.updatedAt.toISOString(),
})

const presentAll = async (db: Db): Promise<Feature[]> => {
  const counts = await countPlansOf(db)
  return (await listFeatures(db)).map(row => present(row, counts.get(row.id) ?? 0))
}

const one = async (db: Db, id: number): Promise<Feature> => {
  const found = (await presentAll(db)).find(each => each.id === id)
  if (!found) throw notFound()
  return found
}

const isUsed = async (db: Db, id: number): Promise<boolean> =>
  ((await countPlansOf(db)).get(id) ?? 0) > 0 || (await countOverridesOf(db, id)) > 0

const change = async (
  db: Db,
  { id, rowVersion, ...request }: z.output<typeof FeatureUpdateRequest>,
  byUserId: number,
): Promise<Feature> => {
  const [before] = await lockFeatures(db, [id], 'update')
  if (!before) throw notFound()
  if (rowVersion !== undefined && rowVersion !== before.rowVersion)
    throw staleVersion(Feature.parse(await one(db, id)))
  if (request.key !== before.key) throw validation({ key: ['feature_is_fixed'] })
  if (request.kind !== before.kind && (isEnforced(before.key) || (await isUsed(db, id))))
    throw validation({ kind: ['feature_is_fixed'] })
  const values = columnsOf(request)
  const after = await updateFeature(db, id, values)
  await noteChange(db, { byUserId, entity: 'feature', entityId: id, before, after })
  return one(db, id)
}

const remove = async (db: Db, id: number, byUserId: number): Promise<Feature> => {
  const [before] = await lockFeatures(db, [id], 'update')
  if (!before) throw notFound()
  if (isEnforced(before.key)) throw inUse({ Id: ['feature_is_enforced'] })
  const plans = (await countPlansOf(db)).get(id) ?? 0
  if (plans > 0) throw inUse({ Id: [`feature_in_plans:${plans}`] })
  const overrides = await countOverridesOf(db, id)
  if (overrides > 0) throw inUse({ Id: [`feature_in_overrides:${overrides}`] })
  const gone = await one(db, id)
  await deleteFeature(db, id)
  await noteChange(db, { byUserId, entity: 'feature', entityId: id, before, after: null })
  return gone
}

const isLike = ({ key, name }: Feature, words: readonly string[]): boolean => {
  const { ar, en } = readLocalized(name)
  return isFound([key, ar, en], words)
}

/** Service of the operator's list of features that plans can grant. */
export const createFeatureService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: async (query: z.output<typeof FeatureListQuery>): Promise<Page<Feature>> => {
    const words = searchWords(query.Search ?? '')
    // Some dozens that the operator alone adds to: nothing that the database had to search.
    const all = await database.run(ALL_MERCHANTS, presentAll)
    const rows = all.filter(each => isLike(each, words) && (!query.Kind || each.kind === query.Kind))
    const { limit, offset } = sliceOf(query)
    return pageAnswer(query, { rows: rows.slice(offset, offset + limit), totalCount: rows.length })
  },

  get: (id: number): Promise<Feature> => database.run(ALL_MERCHANTS, db => one(db, id)),

  /** 409 `already_exists` at `key`. */
  add: (request: z.output<typeof FeatureRequest>, byUserId: number): Promise<Feature> =>
    database.run(ALL_MERCHANTS, async db => {
      const row = await insertFeature(db, columnsOf(request))
      if (!row) throw alreadyExists({ key: ['feature_key_taken'] })
      await noteChange(db, { byUserId, entity: 'feature', entityId: row.id, before: null, after: row })
      return present(row, 0)
    }),

  /** The key cannot change, nor the kind once a plan or an override has a value. 409 `stale_version`. */
  update: (request: z.output<typeof FeatureUpdateRequest>, byUserId: number): Promise<Feature> =>
    database.run(ALL_MERCHANTS, db => change(db, request, byUserId)),

  /** 409 `in_use` with the plans and overrides that have a value. */
  remove: (id: number, byUserId: number): Promise<Feature> =>
    database.run(ALL_MERCHANTS, db => remove(db, id, byUserId)),
})
export type FeatureService = ReturnType<typeof createFeatureService>

/** Returns those of the features that exist, locked against deletion until the transaction ends. */
export const holdFeatures = (db: Db, ids: number[]): Promise<FeatureRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : lockFeatures(db, ids, 'key share')
export { giveOverride, takeOverride } from './feature-override.ts'
export { shownValue, storedValue } from './feature-value.ts'
export {
  findByKey as featureOfKey,
  giversOf as namesOfGivers,
  listFeatures as everyFeature,
  listOverrides as overridesOf,
} from './feature.repository.ts'
export type { OverrideRow } from './feature.repository.ts'
export type { FeatureRow, StoredValue } from './feature.table.ts'
