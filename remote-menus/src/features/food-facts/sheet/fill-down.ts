import type { Product } from '@sufra/shared/contracts/product'
import { typedFacts } from '../draft/fact-draft.ts'
import type { FactDraft, FactEdit, GivenFacts } from '../draft/fact-draft.ts'

/** Facts that can be copied from the first selected product; caffeine includes its measure. */
export const FILLS = ['isDrink', 'calories', 'sodiumMg', 'caffeineMg', 'allergens'] as const
export type Fill = (typeof FILLS)[number]

interface FillDown {
  draft: FactDraft
  /** With the values shown in the sheet. */
  chosen: readonly Product[]
  fill: Fill
}

/** Returns edits that copy the first selected product's value to the others. */
export const fillDown = ({ draft, chosen, fill }: FillDown): FactEdit[] => {
  const [first, ...others] = chosen
  if (!first) return []
  const { [fill]: value, caffeinePer } = typedFacts(draft, first)
  if (Number.isNaN(value)) return []
  const facts: GivenFacts = { [fill]: value, ...(fill === 'caffeineMg' && { caffeinePer }) }
  return others.map(product => ({ product, facts }))
}
