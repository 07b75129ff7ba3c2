import type { HideAllAnswer } from '@sufra/shared/contracts/product'
import type { Db } from '#src/database/database.ts'
import { beginChange } from '#src/modules/catalogue/history/history.service.ts'
import { forgetSnoozesIn, holdSnoozes } from './branch-snooze.repository.ts'
import {
  hideAllProducts,
  hideInBranches,
  lockMenuOf,
  showAllProducts,
  showInBranches,
} from './bulk.repository.ts'
import type { BrandKey } from './bulk.repository.ts'
import { publishAvailability } from './publish-availability.ts'

/** Takes the products of a brand off sale in these branches, or everywhere without any. */
export const hideAll = async (db: Db, brand: BrandKey, branchIds: number[]): Promise<HideAllAnswer> => {
  await lockMenuOf(db, brand)
  const undoToken = await beginChange(db)
  const snoozedIds = await holdSnoozes(db, { ...brand, branchIds }, undoToken)
  const rows =
    branchIds.length > 0
      ? await hideInBranches(db, brand, { branchIds, snoozedIds })
      : await hideAllProducts(db, brand)
  await publishAvailability(db, rows)
  return { affected: rows.length, undoToken }
}

/** Puts them on sale there. Returns the number of changed products. */
export const showAll = async (db: Db, brand: BrandKey, branchIds: number[]): Promise<number> => {
  await lockMenuOf(db, brand)
  if (branchIds.length > 0) await forgetSnoozesIn(db, { ...brand, branchIds })
  const rows =
    branchIds.length > 0 ? await showInBranches(db, brand, branchIds) : await showAllProducts(db, brand)
  await publishAvailability(db, rows)
  return rows.length
}
