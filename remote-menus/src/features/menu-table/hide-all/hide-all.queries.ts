import { api } from '@sufra/shared/api'
import type { BulkUndoAnswer, HideAllAnswer, HideAllRequest } from '@sufra/shared/contracts/product'

/** Takes every product of a brand off sale, in these branches or (none named) everywhere. */
export const hideAll = (body: HideAllRequest, idempotencyKey: string): Promise<HideAllAnswer> =>
  api.put('/api/Product/HideAll', { body, idempotencyKey })

/** Puts on sale again what one such change took off. */
export const showAgain = async (serviceProviderId: number, undoToken: string): Promise<BulkUndoAnswer> => {
  const body = { serviceProviderId, undoToken }
  // Sent again after a lost answer, it tells what the first try brought back.
  const { affected } = await api.put('/api/Product/ShowAll', { body, idempotencyKey: undoToken })
  return { restored: affected, changedSince: 0, leftOut: 0 }
}
