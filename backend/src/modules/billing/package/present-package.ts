import type { Package, PackageDetails } from '@sufra/shared/contracts/package'
import type { Db } from '#src/database/database.ts'
import { changersOf } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { countOnPackages, countSold } from './package.repository.ts'
import type { ListedPackage } from './package.repository.ts'

/** Returns a package as merchants see it. */
export const presentPackage = ({ id, planId, name, months, price, index }: ListedPackage): Package => ({
  id,
  planId,
  name,
  months,
  price,
  index,
  currency: 'SAR',
})

/** Returns packages as the operator sees them. Call it in the scope of all merchants. */
export const presentPackages = async (
  db: Db,
  rows: ListedPackage[],
  now: Date,
): Promise<PackageDetails[]> => {
  const ids = rows.map(({ id }) => id)
  const subscribers = await countOnPackages(db, now)
  const sold = await countSold(db, ids)
  const changers = await changersOf(db, { entity: 'package', ids })
  return rows.map(row => ({
    ...presentPackage(row),
    planName: row.planName,
    isActive: row.isActive,
    isOffered: row.isActive && row.isPlanOffered,
    subscribers: subscribers.get(row.id) ?? 0,
    sold: sold.get(row.id) ?? 0,
    rowVersion: row.rowVersion,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: changers.get(row.id) ?? null,
  }))
}
