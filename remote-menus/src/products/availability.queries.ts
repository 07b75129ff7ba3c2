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
import { isLost } from './lost-answer.ts'

export const snoozeProducts = (body: SnoozeRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Snooze', { body })

export const activateProducts = (body: ActivateRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Activate', { body })

const sendUndo = (call: UndoCall): Promise<SnoozeAnswer> =>
  call.kind === 'snooze' ? snoozeProducts(call.body) : activateProducts(call.body)

/** The unfinished rest of several calls: product ids of the failed calls. */
export interface Left {
  ids: ReadonlySet<number>
  /** True if a call got no answer, so the server may still have carried it out. */
  isUnsure: boolean
}

/** Sends all calls, even if some of them fail. */
export const sendEach = async (
  calls: readonly UndoCall[],
  onSaved: (products: Product[]) => void,
): Promise<Left> => {
  const ids = new Set<number>()
  let isUnsure = false
  for (const call of calls) {
    try {
      onSaved((await sendUndo(call)).products)
    } catch (error) {
      for (const id of call.body.productIds) ids.add(id)
      isUnsure ||= isLost(error)
    }
  }
  return { ids, isUnsure }
}

export const snoozeOptions = (body: SnoozeOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/SnoozeOptions', { body })

export const activateOptions = (body: ActivateOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/ActivateOptions', { body })
