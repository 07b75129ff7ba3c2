import type { ReleaseEvent } from './events.ts'

const CLAIMS = { waiting: 'claimsWaiting', approved: 'claimsApproved', refused: 'claimsRefused' } as const

/** What a change was, as the history words it: a canary begins, gets another share, or ends. */
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
 * The figures in the reason that the server wrote ("12 of 60 … 3 of 400 …"), so that they can be said in the language of the
 * page. Null when it says it in other words: then those are shown.
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
