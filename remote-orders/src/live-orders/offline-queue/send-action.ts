import { ApiError, api } from '@sufra/shared/api'
import type { Order } from '@sufra/shared/contracts/order'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import type { QueuedAction, Refusal } from './queued-action.ts'

/** Result of one try. */
export type Outcome =
  | { kind: 'done'; order: Order }
  /** the server refuses for good; `current` is the order's actual state, if the server sent it */
  | { kind: 'refused'; refusal: Refusal; current: Order | null }
  /** the outcome is unknown: retried with the same key */
  | { kind: 'later'; retryAfter: number | null }

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'rowVersion' in value && 'availableActions' in value

/** Returns the current order, which the server sends with a conflict (409). */
const currentOf = ({ status, problem }: ApiError): Order | null => {
  const current = status === 409 ? problem?.current : null
  return isOrder(current) ? current : null
}

const PATIENCE_MS = 20_000

// An expired session can be renewed or replaced, and then the action still counts.
const MAY_WORK_LATER = [401, 408, 425, 429]

/** Sends an action. Never throws. */
export const sendAction = async ({ key, body }: QueuedAction): Promise<Outcome> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const order = await api.post('/api/Order/ExecuteAction', { body, idempotencyKey: key, signal })
    return { kind: 'done', order }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'later', retryAfter: null }
    const { status, retryAfter, message } = error
    if (isUnknownOutcome(error) || MAY_WORK_LATER.includes(status)) return { kind: 'later', retryAfter }
    const current = currentOf(error)
    return { kind: 'refused', refusal: { status: current?.orderStatus ?? null, message }, current }
  }
}
