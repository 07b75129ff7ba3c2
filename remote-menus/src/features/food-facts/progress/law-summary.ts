import { LAW_FACTS, isAsked, missingFacts } from '@sufra/shared/contracts/food-law'
import type { ProductFacts, LawFact } from '@sufra/shared/contracts/food-law'

interface Share {
  fact: LawFact
  done: number
  /** Of so many products it is asked at all. */
  total: number
}

/** How far a menu is: products that lack nothing, and each fact by itself. */
export const summaryOf = (products: readonly ProductFacts[]) => {
  const lacking = products.map(missingFacts)
  const shares = LAW_FACTS.map((fact): Share => {
    const total = products.filter(product => isAsked(fact, product)).length
    return { fact, total, done: total - lacking.filter(missing => missing.includes(fact)).length }
  })
  return { total: products.length, done: lacking.filter(missing => missing.length === 0).length, shares }
}
export type LawSummary = ReturnType<typeof summaryOf>

/** In whole percent, and never 100 before all is done. */
export const percentOf = ({ done, total }: { done: number; total: number }): number =>
  total === 0 ? 100 : Math.floor((100 * done) / total)
