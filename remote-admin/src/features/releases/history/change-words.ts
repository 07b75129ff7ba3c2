import type { ReleaseEvent } from './events.ts'

const CLAIMS = { waiting: 'claimsWaiting', approved: 'claimsApproved', refused: 'claimsRefused' } as const

/** Returns the key of a change in the history: a canary begins, gets another share, or ends. */
export const whatOf = (event: ReleaseEvent) => {
  if (event.action === 'claims') return CLAIMS[event.state]
  if (event.action !== 'canary') return event.action
  const { from, to } = event
  if (to === null) return 'canaryEnd' as const
  return from === to ? ('canaryShare' as const) : ('canary' as const)
}

export interface TakebackFigures {
  failed: number
  tries: number
  stableFailed: number
  stableTries: number
}

/**
 * Returns the figures of the server's reason ("12 of 60 … 3 of 400 …"), for its translation. Null for any other text,
 * which is shown as it is.
 */
export const figuresIn = (why: string | null): TakebackFigures | null => {
  const pairs = [...(why ?? '').matchAll(/(\d+) of (\d+)/g)].map(([, failed, tries]) => ({
    failed: Number(failed),
    tries: Number(tries),
  }))
  const [canary, stable = { failed: 0, tries: 0 }] = pairs
  if (!canary || canary.tries === 0) return null
  return { ...canary, stableFailed: stable.failed, stableTries: stable.tries }
}
