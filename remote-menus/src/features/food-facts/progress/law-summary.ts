import { LAW_FACTS, isAsked, missingFacts } from '@sufra/shared/contracts/food-law'
import type { ProductFacts, LawFact } from '@sufra/shared/contracts/food-law'

interface Share {
  fact: LawFact
  done: number
  /** Number of products that need this fact. */
  total: number
}

/** Returns the progress of a menu: complete products, and the figures of each fact. */
export const summaryOf = (products: readonly ProductFacts[]) => {
  const lacking = products.map(missingFacts)
  const shares = LAW_FACTS.map((fact): Share => {
    const total = products.filter(product => isAsked(fact, product)).length
    return { fact, total, done: total - lacking.filter(missing => missing.includes(fact)).length }
  })
  return { total: products.length, done: lacking.filter(missing => missing.length === 0).length, shares }
}
export type LawSummary = ReturnType<typeof summaryOf>

/** Returns whole percent, rounded down so that 100 means complete. */
export const percentOf = ({ done, total }: { done: number; total: number }): number =>
  total === 0 ? 100 : Math.floor((100 * done) / total)
