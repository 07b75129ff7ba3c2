import { api } from '@sufra/shared/api'
import type {
  ActivateOptionsRequest,
  ActivateRequest,
  OptionsAnswer,
  SnoozeAnswer,
  SnoozeOptionsRequest,
  SnoozeRequest,
} from '@sufra/shared/contracts/snooze'

export const snoozeProducts = (body: SnoozeRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Snooze', { body })

export const activateProducts = (body: ActivateRequest): Promise<SnoozeAnswer> =>
  api.put('/api/Product/Activate', { body })

export const snoozeOptions = (body: SnoozeOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/SnoozeOptions', { body })

export const activateOptions = (body: ActivateOptionsRequest): Promise<OptionsAnswer> =>
  api.put('/api/Product/ActivateOptions', { body })
