import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@sufra/shared/contracts/permission'
import { forbiddenRole } from '#src/errors/errors.ts'
import { isAnySwitched } from '#src/modules/catalogue/choice/choice.service.ts'
import type { ProductDraft } from './product-input.ts'
import type { ProductRow } from './product.repository.ts'

/** Fields with rules of their own; all others are only compared. */
type RuledField = 'isVisible' | 'price' | 'sizes' | 'modifiers'

interface Change {
  row: Pick<ProductRow, RuledField | 'imageKey'>
  draft: Pick<ProductDraft, RuledField>
  imageKey: string | null
}

/** Returns whether a full update would change anything besides `isVisible`. */
export const changesMoreThanVisibility = ({ row, draft, imageKey }: Change): boolean => {
  const before = Object.fromEntries(Object.entries(row).filter(([field]) => field in draft))
  // Through JSON, like the stored modifiers, so that absent and undefined are equal.
  const plain = (value: object): unknown =>
    JSON.parse(JSON.stringify({ ...value, isVisible: true, searchKey: '' }))
  return row.imageKey !== imageKey || !isDeepStrictEqual(plain(before), plain(draft))
}

const optionPrices = (modifiers: ProductRow['modifiers']): Map<string, number> =>
  new Map(modifiers.flatMap(({ id, options }) => options.map(option => [`${id}/${option.id}`, option.price])))

/** Returns whether customers would pay another price for the product, a size, or a paid option. */
export const changesPrices = ({ row, draft }: Pick<Change, 'row' | 'draft'>): boolean => {
  const sizes = new Map(row.sizes.map(({ sizeId, price }) => [sizeId, price]))
  const options = optionPrices(row.modifiers)
  return (
    row.price !== draft.price ||
    (draft.sizes ?? []).some(({ sizeId, price }) => sizes.get(sizeId) !== price) ||
    [...optionPrices(draft.modifiers)].some(([key, price]) => (options.get(key) ?? 0) !== price)
  )
}

/** Returns whether the product, or an option that stays, would be switched on or off in all branches. */
export const switchesEverywhere = ({ row, draft }: Pick<Change, 'row' | 'draft'>): boolean =>
  row.isVisible !== draft.isVisible ||
  draft.modifiers.some(({ id, options }) =>
    isAnySwitched(row.modifiers.find(before => before.id === id)?.options ?? [], options),
  )

/**
 * Checks which parts of a product a user may change; the live menu's toggle is a full update too
 * (specification#products). Other changes need `menu.edit`, and prices also `menu.price`.
 */
export const refuseChange = (permissions: readonly Permission[], change: Change): void => {
  const may = (permission: Permission): boolean => permissions.includes(permission)
  const isSwitched = change.row.isVisible !== change.draft.isVisible
  if (
    (isSwitched && !may('menu.snooze')) ||
    (!may('menu.edit') && changesMoreThanVisibility(change)) ||
    (!may('menu.price') && changesPrices(change))
  )
    throw forbiddenRole()
}
