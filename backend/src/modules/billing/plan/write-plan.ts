import type { z } from 'zod'
import type {
  PlanDetails,
  PlanRequest,
  PlanSortRequest,
  PlanUpdateRequest,
} from '@sufra/shared/contracts/plan'
import type { Db } from '#src/database/database.ts'
import { inUse, notFound, staleVersion, validation } from '#src/errors/errors.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { holdFeatures, storedValue } from '#src/modules/billing/feature/feature.service.ts'
import {
  countPointers,
  deletePlan,
  insertPlan,
  listAllPlans,
  listEverSubscribed,
  lockPlans,
  replacePlanFeatures,
  updatePlan,
} from './plan.repository.ts'
import type { PlanRow, PlanValues } from './plan.repository.ts'
import { presentPlans } from './present-plan.ts'

type Request = z.output<typeof PlanRequest>

// Number of subscribers that the refusal of a deletion names.
const NAMED = 5

const columnsOf = ({ name, description, ...rest }: Request): PlanValues => ({
  priceMonthly: rest.priceMonthly,
  trialDays: rest.trialDays,
  index: rest.index,
  isActive: rest.isActive,
  isPublic: rest.isPublic,
  name: JSON.stringify({ ar: name.ar, en: name.en }),
  description:
    description && (description.ar || description.en)
      ? JSON.stringify({ ar: description.ar, en: description.en })
      : null,
  priceYearly: rest.priceYearly ?? null,
})

const present = async (db: Db, row: PlanRow | undefined): Promise<PlanDetails> => {
  const [shown] = row ? await presentPlans(db, [row], new Date()) : []
  if (!shown) throw notFound()
  return shown
}

/** 404 for an unknown plan. */
export const readPlan = async (db: Db, id: number): Promise<PlanDetails> =>
  present(
    db,
    (await listAllPlans(db)).find(row => row.id === id),
  )

const lockPlan = async (db: Db, id: number): Promise<PlanRow> => {
  const [row] = await lockPlans(db, [id])
  if (!row) throw notFound()
  return row
}

const featureValues = async (db: Db, features: Request['features']) => {
  const ids = features.map(({ featureId }) => featureId)
  const known = new Map((await holdFeatures(db, ids)).map(row => [row.id, row]))
  return features.map(({ featureId, value }, at) => {
    const row = known.get(featureId)
    if (!row) throw validation({ [`features.${at}.featureId`]: ['not_found'] })
    if (ids.indexOf(featureId) !== at) throw validation({ [`features.${at}.featureId`]: ['feature_twice'] })
    return { featureId, value: storedValue(row.kind, value, `features.${at}.value`) }
  })
}

interface By<Asked> {
  request: Asked
  byUserId: number
}

export const addPlan = async (db: Db, { request, byUserId }: By<Request>): Promise<PlanDetails> => {
  const features = await featureValues(db, request.features)
  const row = await insertPlan(db, columnsOf(request))
  if (!row) throw notFound()
  await replacePlanFeatures(db, row.id, features)
  const after = await present(db, row)
  await noteChange(db, { byUserId, entity: 'plan', entityId: row.id, before: null, after })
  return present(db, row)
}

export const changePlan = async (
  db: Db,
  { request: { id, rowVersion, ...request }, byUserId }: By<z.output<typeof PlanUpdateRequest>>,
): Promise<PlanDetails> => {
  const row = await lockPlan(db, id)
  const before = await present(db, row)
  if (rowVersion !== undefined && rowVersion !== row.rowVersion) throw staleVersion(before)
  const features = await featureValues(db, request.features)
  await replacePlanFeatures(db, id, features)
  const changed = await updatePlan(db, id, columnsOf(request))
  const after = await present(db, changed)
  await noteChange(db, { byUserId, entity: 'plan', entityId: id, before, after })
  return present(db, changed)
}

export const sortPlans = async (
  db: Db,
  { request: { items }, byUserId }: By<z.output<typeof PlanSortRequest>>,
): Promise<{ updated: number }> => {
  const rows = new Map(
    (
      await lockPlans(
        db,
        items.map(({ id }) => id),
      )
    ).map(row => [row.id, row]),
  )
  if (items.some(({ id }) => !rows.has(id))) throw notFound()
  const moved = items.filter(({ id, index }) => rows.get(id)?.index !== index)
  for (const { id, index } of moved) {
    await updatePlan(db, id, { index })
    const before = { index: rows.get(id)?.index }
    await noteChange(db, { byUserId, entity: 'plan', entityId: id, before, after: { index } })
  }
  return { updated: moved.length }
}

export const removePlan = async (
  db: Db,
  { id, byUserId }: { id: number; byUserId: number },
): Promise<PlanDetails> => {
  const before = await present(db, await lockPlan(db, id))
  const merchants = await listEverSubscribed(db, id)
  if (merchants.length > 0)
    throw inUse({ Id: [`plan_has_subscribers:${merchants.length}`] }, merchants.slice(0, NAMED))
  const { packages, discounts } = await countPointers(db, id)
  if (packages > 0) throw inUse({ Id: [`plan_has_packages:${packages}`] })
  if (discounts > 0) throw inUse({ Id: [`plan_in_discounts:${discounts}`] })
  await deletePlan(db, id)
  await noteChange(db, { byUserId, entity: 'plan', entityId: id, before, after: null })
  return before
}
