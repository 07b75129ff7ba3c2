import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { useSession } from '@sufra/shared/session'

const MOST_WAITING = 200
const MOST_FAILURES = 50
const LONGEST_DETAIL = 400
const LONGEST_MS = 600_000
// Version format that the server accepts. Overridden and unreleased remotes have other versions.
const VERSION = /^\d+\.\d+\.\d+-[a-z0-9]{4,40}$/

const waiting: RemoteOutcome[] = []
const said = new Set<string>()
let seenBy: number | null = null

/** Drops all outcomes. */
export const dropOutcomes = (): void => {
  waiting.length = 0
  said.clear()
}

// Nobody reports another person's outcomes.
const forgetOthers = (): void => {
  const { userId } = useSession.getState()
  if (userId !== seenBy) dropOutcomes()
  seenBy = userId
}

const whole = (milliseconds: number): number =>
  Math.min(LONGEST_MS, Math.max(0, Math.round(milliseconds) || 0))

// The server refuses a whole report for one text that cannot be stored or one time that is no number of milliseconds.
const readied = ({ detail, phases, ...outcome }: RemoteOutcome): RemoteOutcome => ({
  ...outcome,
  detail:
    detail
      ?.replaceAll('\0', '')
      .slice(0, LONGEST_DETAIL)
      .replace(/\p{Surrogate}/gu, '') ?? null,
  phases: phases && {
    entry: whole(phases.entry),
    module: whole(phases.module),
    screen: whole(phases.screen),
  },
})

const isNews = ({ name, version, failure, detail }: RemoteOutcome): boolean => {
  if (failure === null) return true
  // Numbers in the detail, such as milliseconds, differ each time.
  const known = [name, version, failure, detail?.replace(/\d+/g, '0')].join(' ')
  if (said.has(known) || said.size >= MOST_FAILURES) return false
  said.add(known)
  return true
}

/**
 * Queues the outcome of one load of a remote for the report to the operator. Never throws. Drops a failure that this
 * page has already reported, so that an error in a loop counts once.
 */
export const noteOutcome = (outcome: RemoteOutcome): void => {
  forgetOthers()
  const ready = readied(outcome)
  if (!VERSION.test(ready.version) || waiting.length >= MOST_WAITING || !isNews(ready)) return
  waiting.push(ready)
}

/** Takes up to `most` outcomes of the signed-in person from the queue, oldest first. */
export const takeOutcomes = (most: number): RemoteOutcome[] => {
  forgetOthers()
  return waiting.splice(0, most)
}

/** Returns unsent outcomes to the front of the queue. */
export const returnOutcomes = (outcomes: RemoteOutcome[]): void => {
  waiting.unshift(...outcomes)
}
