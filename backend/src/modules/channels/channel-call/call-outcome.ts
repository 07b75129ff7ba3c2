import type { ChannelAction, ChannelProblem } from '@sufra/shared/contracts/channel-call'
import type { PlatformFailure, PlatformOrderState } from '#src/modules/channels/channel/channel.service.ts'

/** Order of the states. An order beyond the state of a call has that call applied. */
const RANKS: Record<PlatformOrderState, number> = {
  new: 0,
  accepted: 1,
  ready: 2,
  handedOver: 3,
  delivered: 4,
  rejected: -1,
  cancelled: -1,
  expired: -1,
}

const WANTED: Record<ChannelAction, number | 'ended'> = {
  acknowledge: 0,
  accept: 1,
  delay: 5,
  ready: 2,
  handedOver: 3,
  reject: 'ended',
  cancel: 'ended',
}

/** Returns whether the order has ended at its platform. */
export const isEndedThere = (state: PlatformOrderState | null): boolean => state !== null && RANKS[state] < 0

/** Returns whether the order has reached the state of the call by any way; then the call is unnecessary. */
export const isReached = (action: ChannelAction, state: PlatformOrderState | null): boolean => {
  const wanted = WANTED[action]
  if (state === null) return false
  return wanted === 'ended' ? isEndedThere(state) : RANKS[state] >= wanted
}

const BY_KIND = {
  unknown: 'unknown',
  invalid: 'invalid',
  credential: 'credential',
} as const satisfies Record<string, ChannelProblem>

/** Returns the problem of a failed call in the API's terms. */
export const problemOf = ({ kind, code, state }: PlatformFailure): ChannelProblem => {
  if (kind === 'notNow') return code === 'HTTP 429' ? 'busy' : 'no_answer'
  if (kind !== 'wrongState') return BY_KIND[kind]
  if (state === 'cancelled' || state === 'rejected') return 'cancelled'
  return state === 'expired' ? 'window_over' : 'wrong_state'
}
