import { lacksOf } from '@sufra/shared/contracts/lacks'
import type { Db, Scope } from '#src/database/database.ts'
import { dishesOf } from './channel-menu.ts'
import type { Dish } from './channel-menu.ts'
import { platformOptionId } from './option-id.ts'
import { branchEndsOf, categoryRowsOf, choicesOf, dishRowsOf } from './publication.repository.ts'
import type { BranchEnd } from './publication.repository.ts'

/** An unavailable product or option. */
export interface OffSale {
  productId: number
  /** the platforms' option id; 0 for the product itself */
  optionId: number
  /** null: all branches of the brand */
  branchId: number | null
  /** null: no end */
  until: Date | null
}

interface Option {
  id?: number
  isAvailable: boolean
  snoozedUntil?: string | null
}

const endOf = ({ snoozedUntil }: Option): Date | null => (snoozedUntil ? new Date(snoozedUntil) : null)

const optionsOf = ({ product: { id: productId, modifiers }, choices }: Dish): OffSale[] => {
  const own = modifiers.flatMap(({ id: modifierId, options }) =>
    options.map((option: Option) => ({ option, group: { modifierId } })),
  )
  const shared = choices.flatMap(({ id: choiceId, options }) =>
    options.map((option: Option) => ({ option, group: { choiceId } })),
  )
  return [...own, ...shared]
    .filter(({ option }) => !option.isAvailable)
    .map(({ option, group }) => ({
      productId,
      branchId: null,
      until: endOf(option),
      optionId: platformOptionId({ ...group, optionId: option.id ?? 0 }),
    }))
}

const productOf = ({ product, categories, choices }: Dish, ends: Map<string, Date | null>): OffSale[] => {
  const off = { productId: product.id, optionId: 0 }
  const isLacking = lacksOf({ modifiers: product.modifiers, choices }).length > 0
  if (!product.isVisible) return [{ ...off, branchId: null, until: isLacking ? null : product.snoozedUntil }]
  if (isLacking || categories.length === 0) return [{ ...off, branchId: null, until: null }]
  const hidden = categories.flatMap(({ hiddenBranchesIds }) => hiddenBranchesIds)
  return [...new Set([...product.excludeBranchesIds, ...hidden])].map(branchId => ({
    ...off,
    branchId,
    until: hidden.includes(branchId) ? null : (ends.get(`${product.id} ${branchId}`) ?? null),
  }))
}

/** Returns everything unavailable on a brand's menu, with the branches. */
export const offSaleOf = async (
  db: Db,
  brand: { scope: Scope; serviceProviderId: number },
): Promise<OffSale[]> => {
  const categories = await categoryRowsOf(db, brand)
  const products = await dishRowsOf(db, brand)
  const choices = await choicesOf(db, brand)
  const ends = await branchEndsOf(db, brand)
  const endsByPlace = new Map(
    ends.map(({ productId, branchId, until }: BranchEnd) => [`${productId} ${branchId}`, until]),
  )
  return dishesOf({ categories, products, choices, exceptions: [] }).flatMap(dish => [
    ...productOf(dish, endsByPlace),
    ...optionsOf(dish),
  ])
}
