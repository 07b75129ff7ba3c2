import { api } from '@sufra/shared/api'
import type {
  ActivateOptionsRequest,
  ActivateRequest,
  OptionsAnswer,
  SnoozeAnswer,
  SnoozeOptionsRequest,
  SnoozeRequest,
} from '@sufra/shared/contracts/snooze'
import type { UndoCall } from '#src/snooze/undo-calls.ts'

export const snoozeProducts = (body: SnoozeRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Snooze', { body })

export const activateProducts = (body: ActivateRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Activate', { body })

/** One of the calls that put products back as they were. */
export const sendUndo = (call: UndoCall): Promise<SnoozeAnswer> =>
  call.kind === 'snooze' ? snoozeProducts(call.body) : activateProducts(call.body)

export const snoozeOptions = (body: SnoozeOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/SnoozeOptions', { body })

export const activateOptions = (body: ActivateOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/ActivateOptions', { body })
