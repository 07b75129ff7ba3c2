import { REOPEN_DAYS } from '@sufra/shared/contracts/ticket-rules'
import type { TicketState } from '@sufra/shared/contracts/ticket-rules'
import type { TicketSide } from '@sufra/shared/contracts/ticket'

export const REOPEN_MS = REOPEN_DAYS * 86_400_000

/** Facts that determine a ticket's state. */
export interface TicketFacts {
  state: TicketState
  firstAnsweredAt: Date | null
  pausedAt: Date | null
  pausedSeconds: number
  resolvedAt: Date | null
}

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000))

// Resumes the clock; the paused time does not count for the operator.
const goOn = ({ pausedAt, pausedSeconds }: TicketFacts, now: Date) => ({
  pausedAt: null,
  pausedSeconds: pausedSeconds + (pausedAt ? secondsBetween(pausedAt, now) : 0),
})

/** Returns whether the ticket is closed, or was resolved so long ago that it counts as closed. */
export const isClosed = ({ state, resolvedAt }: TicketFacts, now: Date): boolean =>
  state === 'Closed' || (resolvedAt !== null && now.getTime() - resolvedAt.getTime() > REOPEN_MS)

/** Returns the facts of an unclosed ticket after a message of this side. */
export const afterMessage = (facts: TicketFacts, side: TicketSide, now: Date): TicketFacts => {
  const reopened = facts.state === 'Resolved' ? { ...facts, ...goOn(facts, now), resolvedAt: null } : facts
  if (side === 'operator')
    return {
      ...reopened,
      state: 'WaitingForMerchant',
      firstAnsweredAt: facts.firstAnsweredAt ?? now,
      pausedAt: reopened.pausedAt ?? now,
    }
  if (facts.state === 'Open') return facts
  return { ...reopened, ...goOn(reopened, now), state: 'WaitingForUs' }
}

/** Returns the facts after a resolution; null for a resolved or closed ticket. */
export const afterResolve = (facts: TicketFacts, now: Date): TicketFacts | null =>
  facts.state === 'Resolved' || facts.state === 'Closed'
    ? null
    : { ...facts, state: 'Resolved', resolvedAt: now, pausedAt: facts.pausedAt ?? now }

/** Returns the merchant's waiting time without the paused time. */
export const spentSeconds = (
  { pausedAt, pausedSeconds, createdAt }: TicketFacts & { createdAt: Date },
  now: Date,
): number => secondsBetween(createdAt, pausedAt ?? now) - pausedSeconds
