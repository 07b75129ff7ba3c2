import { api } from '@sufra/shared/api'
import type {
  ActivateOptionsRequest,
  ActivateRequest,
  OptionsAnswer,
  SnoozeAnswer,
  SnoozeOptionsRequest,
  SnoozeRequest,
} from '@sufra/shared/contracts/snooze'
import type { Product } from '@sufra/shared/contracts/product'
import type { UndoCall } from '#src/snooze/undo-calls.ts'

export const snoozeProducts = (body: SnoozeRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Snooze', { body })

export const activateProducts = (body: ActivateRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Activate', { body })

const sendUndo = (call: UndoCall): Promise<SnoozeAnswer> =>
  call.kind === 'snooze' ? snoozeProducts(call.body) : activateProducts(call.body)

/** Sends each, whatever becomes of the others. Answers the ids of the products that a failed one is about. */
export const sendEach = async (
  calls: readonly UndoCall[],
  onSaved: (products: Product[]) => void,
): Promise<ReadonlySet<number>> => {
  const left = new Set<number>()
  for (const call of calls) {
    try {
      onSaved((await sendUndo(call)).products)
    } catch {
      for (const id of call.body.productIds) left.add(id)
    }
  }
  return left
}

export const snoozeOptions = (body: SnoozeOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/SnoozeOptions', { body })

export const activateOptions = (body: ActivateOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/ActivateOptions', { body })
