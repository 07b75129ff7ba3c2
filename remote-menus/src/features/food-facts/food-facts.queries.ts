import { api } from '@sufra/shared/api'
import type { FoodFactsAnswer } from '@sufra/shared/contracts/food-facts-request'
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

/** Takes saved sheets back, but what has been changed again since. */
export const takeBack = async (serviceProviderId: number, undoTokens: readonly string[]): Promise<void> => {
  for (const undoToken of undoTokens)
    await api.put('/api/Product/BulkUndo', { body: { serviceProviderId, undoToken } })
}
