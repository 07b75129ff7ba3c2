import { api } from '@sufra/shared/api'
import type { FoodFactsAnswer } from '@sufra/shared/contracts/food-facts-request'
import type { BulkUndoAnswer } from '@sufra/shared/contracts/product'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { undoChange } from '#src/products/undo-change.ts'
import type { FactEdit } from './draft/fact-draft.ts'

/** Maximum number of products per request (contract of Product/FoodFacts). */
export const PRODUCTS_A_REQUEST = 500

export const saveFacts = (
  serviceProviderId: number,
  changes: readonly FactEdit[],
): Promise<FoodFactsAnswer> =>
  api.put('/api/Product/FoodFacts', {
    body: {
      serviceProviderId,
      items: changes.map(({ product, facts }) => ({
        id: product.id,
        ...facts,
        rowVersion: product.rowVersion,
      })),
    },
  })

/** Progress of the undo of a save, which may consist of several requests. */
export interface BulkUndoResult extends BulkUndoAnswer {
  /** Undo tokens of the requests that are not undone yet. */
  left: readonly string[]
  /** True if a request got no answer and may have been undone. */
  isUnsure: boolean
}

/** Undoes the remaining requests, except for products that changed since. A failed request does not stop the others. */
export const takeBack = async (serviceProviderId: number, soFar: BulkUndoResult): Promise<BulkUndoResult> => {
  let reached: BulkUndoResult = { ...soFar, left: [], isUnsure: false }
  for (const undoToken of soFar.left) {
    try {
      const { restored, changedSince, leftOut } = await undoChange({ serviceProviderId, undoToken })
      reached = {
        ...reached,
        restored: reached.restored + restored,
        changedSince: reached.changedSince + changedSince,
        leftOut: reached.leftOut + leftOut,
      }
    } catch (error) {
      const isUnsure = reached.isUnsure || isUnknownOutcome(error)
      reached = { ...reached, left: [...reached.left, undoToken], isUnsure }
    }
  }
  return reached
}
