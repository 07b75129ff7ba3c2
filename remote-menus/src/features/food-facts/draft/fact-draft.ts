import type { ProductFacts } from '@sufra/shared/contracts/food-law'
import type { Product } from '@sufra/shared/contracts/product'

/** What somebody has typed of a product and not saved yet. */
export type GivenFacts = Partial<ProductFacts>
export type FactDraft = ReadonlyMap<number, GivenFacts>

export interface FactEdit {
  product: Product
  facts: GivenFacts
}

const FACTS = ['calories', 'isDrink', 'sodiumMg', 'caffeineMg', 'caffeinePer', 'allergens'] as const

const isSame = (one: unknown, other: unknown): boolean =>
  // As JSON, NaN would be the same as null.
  Number.isNaN(one) || Number.isNaN(other)
    ? Object.is(one, other)
    : JSON.stringify(one) === JSON.stringify(other)

/** What of it really differs from what is stored: a figure that is typed back is no change. */
const differing = (product: Product, given: GivenFacts): GivenFacts =>
  Object.fromEntries(
    FACTS.filter(fact => given[fact] !== undefined && !isSame(given[fact], product[fact])).map(fact => [
      fact,
      given[fact],
    ]),
  )

export const withEdits = (draft: FactDraft, edits: readonly FactEdit[]): FactDraft => {
  const next = new Map(draft)
  for (const { product, facts } of edits) {
    const given = differing(product, { ...next.get(product.id), ...facts })
    if (Object.keys(given).length > 0) next.set(product.id, given)
    else next.delete(product.id)
  }
  return next
}

/** The facts of a product as they are typed: a figure that cannot be read is NaN. */
export const typedFacts = (draft: FactDraft, product: Product): ProductFacts => ({
  ...product,
  ...draft.get(product.id),
})

const readable = (figure: number | null): number | null => (Number.isNaN(figure) ? null : figure)

/** The facts of a product as the sheet counts and explains them: a figure that cannot be read is missing. */
export const factsIn = (draft: FactDraft, product: Product): ProductFacts => {
  const facts = typedFacts(draft, product)
  const { calories, sodiumMg, caffeineMg } = facts
  return {
    ...facts,
    calories: readable(calories),
    sodiumMg: readable(sodiumMg),
    caffeineMg: readable(caffeineMg),
  }
}

/** Once these are stored: what was typed over them meanwhile is left, a figure that was typed back too. */
export const withoutSaved = (draft: FactDraft, saved: readonly FactEdit[]): FactDraft =>
  withEdits(
    draft,
    saved.map(({ product, facts }) => ({
      product: { ...product, ...facts },
      facts: typedFacts(draft, product),
    })),
  )

/** Of some products those that somebody has changed here; what has been stored meanwhile is none. */
export const changesOf = (draft: FactDraft, products: readonly Product[]): FactEdit[] =>
  products.flatMap(product => {
    const given = draft.get(product.id)
    const facts = given && differing(product, given)
    return facts && Object.keys(facts).length > 0 ? [{ product, facts }] : []
  })
