import type { ProductFacts } from '@sufra/shared/contracts/food-law'
import type { Product } from '@sufra/shared/contracts/product'

/** Unsaved input for a product. */
export type GivenFacts = Partial<ProductFacts>
export type FactDraft = ReadonlyMap<number, GivenFacts>

export interface FactEdit {
  product: Product
  facts: GivenFacts
}

const FACTS = ['calories', 'isDrink', 'sodiumMg', 'caffeineMg', 'caffeinePer', 'allergens'] as const

const isSame = (one: unknown, other: unknown): boolean =>
  // JSON would turn NaN into null.
  Number.isNaN(one) || Number.isNaN(other)
    ? Object.is(one, other)
    : JSON.stringify(one) === JSON.stringify(other)

/** Returns the input that differs from the stored values; a figure that is typed back is no change. */
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

/** Returns the facts of a product as typed; an unreadable figure is NaN. */
export const typedFacts = (draft: FactDraft, product: Product): ProductFacts => ({
  ...product,
  ...draft.get(product.id),
})

const readable = (figure: number | null): number | null => (Number.isNaN(figure) ? null : figure)

/** Returns the facts of a product for progress and badges; an unreadable figure counts as missing. */
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

/** Returns the draft after a save: only input made during the save remains, including figures that were typed back. */
export const withoutSaved = (draft: FactDraft, saved: readonly FactEdit[]): FactDraft =>
  withEdits(
    draft,
    saved.map(({ product, facts }) => ({
      product: { ...product, ...facts },
      facts: typedFacts(draft, product),
    })),
  )

/** Returns the changes of the given products, without values that are already stored. */
export const changesOf = (draft: FactDraft, products: readonly Product[]): FactEdit[] =>
  products.flatMap(product => {
    const given = draft.get(product.id)
    const facts = given && differing(product, given)
    return facts && Object.keys(facts).length > 0 ? [{ product, facts }] : []
  })
