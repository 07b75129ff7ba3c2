import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors.ts'
import type { FieldErrors } from '#src/errors.ts'
import { branchIdsOf } from '#src/modules/merchants/merchants.ts'
import { isCategoryOf } from '#src/modules/catalogue/category/category.service.ts'
import type { ProductDraft } from './product-input.ts'
import type { ProductRow } from './product.repository.ts'

/**
 * What a user may change of a product, whom the route let in. The toggle of the live menu is a full update too
 * (specification#products).
 */
export const updateRight = (permissions: readonly Permission[]): 'everything' | 'visibility' =>
  permissions.includes('menu.edit') ? 'everything' : 'visibility'

/** Whether a full update would change anything besides `isVisible`. */
export const changesMoreThanVisibility = (
  row: ProductRow,
  { draft, imageKey }: { draft: ProductDraft; imageKey: string | null },
): boolean => {
  const before = Object.fromEntries(Object.entries(row).filter(([field]) => field in draft))
  // Through JSON, because that is how the modifiers were stored: absent and undefined are one.
  const plain = (value: object): unknown =>
    JSON.parse(JSON.stringify({ ...value, isVisible: true, searchKey: '' }))
  return row.imageKey !== imageKey || !isDeepStrictEqual(plain(before), plain(draft))
}

/**
 * Refuses a product that refers to a category, branch or choice which its brand does not have, whoever else has it.
 * A choice that the product already carries may stay.
 */
export const checkReferences = async (
  db: Db,
  { scope, draft, carried = [] }: { scope: Scope; draft: ProductDraft; carried?: number[] },
): Promise<void> => {
  const { serviceProviderId, categoryId } = draft
  const errors: FieldErrors = {}
  if (!(await isCategoryOf(db, { scope, serviceProviderId, id: categoryId })))
    errors.categoryId = ['not_found']
  if (draft.excludeBranchesIds.length > 0) {
    const own = new Set(await branchIdsOf(db, { scope, serviceProviderId }))
    if (!draft.excludeBranchesIds.every(id => own.has(id))) errors.excludeBranchesIds = ['not_found']
  }
  if (!draft.choicesIds.every(id => carried.includes(id))) errors.choicesIds = ['not_found']
  if (Object.keys(errors).length > 0) throw validation(errors)
}
