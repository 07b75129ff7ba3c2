import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Allergen } from '@sufra/shared/contracts/food-facts'
import type { FoodFactsRequest } from '@sufra/shared/contracts/food-facts-request'
import { ALLERGENS } from '@sufra/shared/contracts/food-list'
import type { FieldErrors } from '#src/errors/errors.ts'
import type { ProductRow, WrittenFacts } from './food-facts.repository.ts'

type Given = z.output<typeof FoodFactsRequest>['items'][number]
type Products = ReadonlyMap<number, ProductRow>

const factsOf = ({
  calories,
  isDrink,
  sodiumMg,
  caffeineMg,
  caffeinePer,
  allergens,
}: ProductRow): WrittenFacts => ({ calories, isDrink, sodiumMg, caffeineMg, caffeinePer, allergens })

/**
 * Removes duplicates and sorts in the order of the authority's list, so that the order of selection makes no
 * difference.
 */
const inLawOrder = (given: Allergen[] | null) =>
  given && ALLERGENS.filter(allergen => given.includes(allergen))

/** Returns the facts of a product after the sheet; facts that are not sent stay. */
const factsAfter = (row: ProductRow, given: Given): WrittenFacts => ({
  calories: given.calories === undefined ? row.calories : given.calories,
  isDrink: given.isDrink ?? row.isDrink,
  sodiumMg: given.sodiumMg === undefined ? row.sodiumMg : given.sodiumMg,
  caffeineMg: given.caffeineMg === undefined ? row.caffeineMg : given.caffeineMg,
  caffeinePer: given.caffeinePer === undefined ? row.caffeinePer : given.caffeinePer,
  allergens: given.allergens === undefined ? row.allergens : inLawOrder(given.allergens),
})

const fieldErrorOf = (given: Given, products: Products): [field: string, key: string] | undefined => {
  const row = products.get(given.id)
  if (!row) return ['id', 'not_found']
  const { caffeineMg, caffeinePer } = factsAfter(row, given)
  return (caffeineMg ?? 0) > 0 && caffeinePer === null ? ['caffeinePer', 'caffeine_per_what'] : undefined
}

/** Returns the errors of a sheet by index and field, such as `items.3.caffeinePer`. */
export const fieldErrorsOf = (items: readonly Given[], products: Products): FieldErrors => {
  const errors: FieldErrors = {}
  const seen = new Set<number>()
  for (const [place, given] of items.entries()) {
    const fieldError = seen.has(given.id) ? (['id', 'given_twice'] as const) : fieldErrorOf(given, products)
    seen.add(given.id)
    if (fieldError) errors[`items.${place}.${fieldError[0]}`] = [fieldError[1]]
  }
  return errors
}

/** Returns the products that were changed since the sheet was read. */
export const staleProducts = (items: readonly Given[], products: Products): ProductRow[] =>
  items.flatMap(({ id, rowVersion }) => {
    const row = products.get(id)
    return row && rowVersion !== undefined && rowVersion !== row.rowVersion ? [row] : []
  })

/** Returns the facts of the products that really change. */
export const changedFacts = (
  items: readonly Given[],
  products: Products,
): (WrittenFacts & { id: number })[] =>
  items.flatMap(given => {
    const row = products.get(given.id)
    if (!row) return []
    const after = factsAfter(row, given)
    return isDeepStrictEqual(after, factsOf(row)) ? [] : [{ id: row.id, ...after }]
  })
