import { api } from '@sufra/shared/api'
import type { BulkUndoAnswer, HideAllAnswer, HideAllRequest } from '@sufra/shared/contracts/product'

/** Hides every product of a brand in the given branches, or everywhere if none is given. */
export const hideAll = (body: HideAllRequest, idempotencyKey: string): Promise<HideAllAnswer> =>
  api.put('/api/Product/HideAll', { body, idempotencyKey })

/** Shows the products that one such change has hidden. */
export const showAgain = async (serviceProviderId: number, undoToken: string): Promise<BulkUndoAnswer> => {
  const body = { serviceProviderId, undoToken }
  // A retry after a lost answer returns the result of the first try.
  const { affected } = await api.put('/api/Product/ShowAll', { body, idempotencyKey: undoToken })
  return { restored: affected, changedSince: 0, leftOut: 0 }
}
