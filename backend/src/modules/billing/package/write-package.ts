import type { z } from 'zod'
import type { PackageDetails, PackageRequest, PackageUpdateRequest } from '@sufra/shared/contracts/package'
import type { Db } from '#src/database/database.ts'
import { inUse, notFound, staleVersion, validation } from '#src/errors/errors.ts'
import { noteChange } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { holdPlans } from '#src/modules/billing/plan/plan.service.ts'
import {
  deletePackage,
  insertPackage,
  listPackages,
  lockPackage,
  updatePackage,
} from './package.repository.ts'
import type { PackageValues } from './package.repository.ts'
import { presentPackages } from './present-package.ts'

type Request = z.output<typeof PackageRequest>

interface By<Asked> {
  request: Asked
  byUserId: number
}

const columnsOf = ({ planId, name, months, price, index, isActive }: Request): PackageValues => ({
  planId,
  months,
  price,
  index,
  isActive,
  name: JSON.stringify({ ar: name.ar, en: name.en }),
})

/** 404 for an unknown package. */
export const readPackage = async (db: Db, id: number): Promise<PackageDetails> => {
  const row = (await listPackages(db)).find(each => each.id === id)
  const [shown] = row ? await presentPackages(db, [row], new Date()) : []
  if (!shown) throw notFound()
  return shown
}

const holdPlan = async (db: Db, planId: number): Promise<void> => {
  const [held] = await holdPlans(db, [planId])
  if (!held) throw validation({ planId: ['not_found'] })
}

const refuseChangeOfSold = ({ sold, planId, months }: PackageDetails, request: Request): void => {
  if (sold === 0) return
  if (request.planId !== planId) throw validation({ planId: ['package_is_fixed'] })
  if (request.months !== months) throw validation({ months: ['package_is_fixed'] })
}

export const addPackage = async (db: Db, { request, byUserId }: By<Request>): Promise<PackageDetails> => {
  await holdPlan(db, request.planId)
  const id = await insertPackage(db, columnsOf(request))
  const after = await readPackage(db, id)
  await noteChange(db, { byUserId, entity: 'package', entityId: id, before: null, after })
  return readPackage(db, id)
}

export const changePackage = async (
  db: Db,
  { request: { id, rowVersion, ...request }, byUserId }: By<z.output<typeof PackageUpdateRequest>>,
): Promise<PackageDetails> => {
  if (!(await lockPackage(db, id))) throw notFound()
  const before = await readPackage(db, id)
  if (rowVersion !== undefined && rowVersion !== before.rowVersion) throw staleVersion(before)
  refuseChangeOfSold(before, request)
  await holdPlan(db, request.planId)
  await updatePackage(db, id, columnsOf(request))
  const after = await readPackage(db, id)
  await noteChange(db, { byUserId, entity: 'package', entityId: id, before, after })
  return readPackage(db, id)
}

export const removePackage = async (
  db: Db,
  { id, byUserId }: { id: number; byUserId: number },
): Promise<PackageDetails> => {
  if (!(await lockPackage(db, id))) throw notFound()
  const before = await readPackage(db, id)
  if (before.sold > 0) throw inUse({ Id: [`package_has_subscribers:${before.sold}`] })
  await deletePackage(db, id)
  await noteChange(db, { byUserId, entity: 'package', entityId: id, before, after: null })
  return before
}
