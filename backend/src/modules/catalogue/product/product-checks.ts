import type { Db, Scope } from '#src/database/database.ts'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { FieldErrors } from '#src/errors/errors.ts'
import { validation } from '#src/errors/errors.ts'
import { branchIdsOf } from '#src/modules/merchants/merchants.ts'
import { isCategoryOf } from '#src/modules/catalogue/category/category.service.ts'
import { choicesOf, namesOfChoices } from '#src/modules/catalogue/choice/choice.service.ts'
import { sizesOf } from '#src/modules/catalogue/size/size.service.ts'
import type { ProductDraft } from './product-input.ts'
import { modifierErrors, sharedClashErrors } from './product-modifiers.ts'
import type { ProductRow } from './product.repository.ts'

interface Checked {
  scope: Scope
  draft: ProductDraft
  /** stored row; absent for a new product */
  before?: ProductRow
}

/** Returns the error of a field; undefined when it is valid. */
type Check = (db: Db, checked: Checked) => Promise<string | undefined> | string | undefined

const unlessAll = (ids: number[], own: ReadonlySet<number>): string | undefined =>
  ids.every(id => own.has(id)) ? undefined : 'not_found'

const checkCategory: Check = async (db, { scope, draft: { serviceProviderId, categoryId } }) =>
  (await isCategoryOf(db, { scope, serviceProviderId, id: categoryId })) ? undefined : 'not_found'

const checkBranches: Check = async (db, { scope, draft: { serviceProviderId, excludeBranchesIds: ids } }) =>
  ids.length > 0 ? unlessAll(ids, new Set(await branchIdsOf(db, { scope, serviceProviderId }))) : undefined

// Existing links may stay, even invalid ones, so that a toggle does not fail.
const checkChoices: Check = async (db, { scope, draft: { serviceProviderId, choicesIds }, before }) => {
  const ids = choicesIds.filter(id => !before?.choicesIds.includes(id))
  return unlessAll(ids, await choicesOf(db, { scope, serviceProviderId, ids }))
}

const checkSizes: Check = async (db, { scope, draft: { serviceProviderId, sizes = [] } }) => {
  const ids = sizes.map(({ sizeId }) => sizeId)
  if (new Set(ids).size < ids.length) return 'given_twice'
  return unlessAll(ids, await sizesOf(db, { scope, serviceProviderId, ids }))
}

const checkCaffeine: Check = (_db, { draft, before }) => {
  const { caffeineMg, caffeinePer } = { ...before, ...draft }
  return caffeineMg && !caffeinePer ? 'caffeine_per_what' : undefined
}

const CHECKS: Record<string, Check> = {
  categoryId: checkCategory,
  excludeBranchesIds: checkBranches,
  choicesIds: checkChoices,
  sizes: checkSizes,
  caffeinePer: checkCaffeine,
}

// Read after `checkChoices` has locked the new ones; a change of a shared name looks at the products that have it.
const clashErrors = async (db: Db, { scope, draft, before }: Checked): Promise<FieldErrors> => {
  const { serviceProviderId, choicesIds: ids } = draft
  const names = await namesOfChoices(db, { scope, serviceProviderId, ids })
  return sharedClashErrors(draft, {
    before,
    names: new Map(names.map(({ id, name }) => [id, readLocalized(name)])),
  })
}

/**
 * Throws a validation error for a product with a category, branch, choice or size of another brand, with caffeine
 * without its measure, or with a new fault in its groups, such as the name of a shared group.
 */
export const checkProduct = async (db: Db, checked: Checked): Promise<void> => {
  const errors = {
    ...(await clashErrors(db, checked)),
    ...modifierErrors(checked.draft.modifiers, checked.before?.modifiers),
  }
  for (const [field, check] of Object.entries(CHECKS)) {
    const wrong = await check(db, checked)
    if (wrong) errors[field] = [wrong]
  }
  if (Object.keys(errors).length > 0) throw validation(errors)
}
