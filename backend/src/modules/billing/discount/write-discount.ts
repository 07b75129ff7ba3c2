import type { z } from 'zod'
import type { Discount, DiscountRequest, DiscountUpdateRequest } from '@sufra/shared/contracts/discount'
import type { Db } from '#src/database/database.ts'
import { alreadyExists, inUse, notFound, staleVersion, validation } from '#src/errors/errors.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { holdPlans } from '#src/modules/billing/plan/plan.service.ts'
import { deleteDiscount, insertDiscount, lockDiscount, updateDiscount } from './discount.repository.ts'
import type { DiscountRow, DiscountValues } from './discount.repository.ts'
import { countAllUses } from './discount-usage.repository.ts'
import { presentDiscounts } from './present-discount.ts'

type Request = z.output<typeof DiscountRequest>

interface By<Asked> {
  request: Asked
  byUserId: number
}

const columnsOf = (request: Request): DiscountValues => ({
  code: request.code,
  kind: request.kind,
  value: request.value,
  planIds: request.planIds ?? null,
  startsAt: new Date(request.startsAt),
  endsAt: request.endsAt ? new Date(request.endsAt) : null,
  maxUses: request.maxUses ?? null,
  maxUsesPerAccount: request.maxUsesPerAccount,
  isActive: request.isActive,
})

const present = async (db: Db, row: DiscountRow | undefined): Promise<Discount> => {
  const [shown] = row ? await presentDiscounts(db, [row], new Date()) : []
  if (!shown) throw notFound()
  return shown
}

// Locks the plans while the discount is written, so that it never names a deleted plan.
const holdNamedPlans = async (db: Db, planIds: number[]): Promise<void> => {
  const held = new Set((await holdPlans(db, planIds)).map(({ id }) => id))
  for (const [at, id] of planIds.entries()) {
    if (!held.has(id)) throw validation({ [`planIds.${at}`]: ['not_found'] })
    if (planIds.indexOf(id) !== at) throw validation({ [`planIds.${at}`]: ['plan_twice'] })
  }
}

export const addDiscount = async (db: Db, { request, byUserId }: By<Request>): Promise<Discount> => {
  await holdNamedPlans(db, request.planIds ?? [])
  const row = await insertDiscount(db, columnsOf(request))
  if (!row) throw alreadyExists({ code: ['discount_code_taken'] })
  const after = await present(db, row)
  await noteChange(db, { byUserId, entity: 'discount', entityId: row.id, before: null, after })
  return present(db, row)
}

export const changeDiscount = async (
  db: Db,
  { request: { id, rowVersion, ...request }, byUserId }: By<z.output<typeof DiscountUpdateRequest>>,
): Promise<Discount> => {
  const row = await lockDiscount(db, id)
  const before = await present(db, row)
  if (rowVersion !== undefined && rowVersion !== before.rowVersion) throw staleVersion(before)
  if (request.code !== before.code) throw validation({ code: ['discount_code_is_fixed'] })
  await holdNamedPlans(db, request.planIds ?? [])
  const changed = await updateDiscount(db, id, columnsOf(request))
  const after = await present(db, changed)
  await noteChange(db, { byUserId, entity: 'discount', entityId: id, before, after })
  return present(db, changed)
}

export const removeDiscount = async (
  db: Db,
  { id, byUserId }: { id: number; byUserId: number },
): Promise<Discount> => {
  const before = await present(db, await lockDiscount(db, id))
  const uses = await countAllUses(db, id)
  if (uses > 0) throw inUse({ Id: [`discount_has_uses:${uses}`] })
  await deleteDiscount(db, id)
  await noteChange(db, { byUserId, entity: 'discount', entityId: id, before, after: null })
  return before
}
