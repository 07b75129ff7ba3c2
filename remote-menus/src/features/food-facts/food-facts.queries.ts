import { api } from '@sufra/shared/api'
import type { FoodFactsAnswer } from '@sufra/shared/contracts/food-facts-request'
import type { BulkUndoAnswer } from '@sufra/shared/contracts/product'
import { isLost } from '#src/products/lost-answer.ts'
import { undoChange } from '#src/products/undo-change.ts'
import type { FactEdit } from './draft/fact-draft.ts'

/** As many as one request takes (contract of Product/FoodFacts). */
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

/** How far the undo of a sheet, which may have been saved in several requests, has come. */
export interface TakenBack extends BulkUndoAnswer {
  /** The tokens of those requests that are still to be taken back. */
  left: readonly string[]
  /** No answer came to one of them: it may be taken back all the same. */
  isUnsure: boolean
}

/** Takes back what is left of a sheet, but what has been changed again since. One that fails keeps none of the others. */
export const takeBack = async (serviceProviderId: number, soFar: TakenBack): Promise<TakenBack> => {
  let reached: TakenBack = { ...soFar, left: [], isUnsure: false }
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
      const isUnsure = reached.isUnsure || isLost(error)
      reached = { ...reached, left: [...reached.left, undoToken], isUnsure }
    }
  }
  return reached
}
