import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { useSession } from '@sufra/shared/session'

const MOST_WAITING = 200
const MOST_FAILURES = 50
const LONGEST_DETAIL = 400
const LONGEST_MS = 600_000
// What the server takes; an overridden or unreleased remote has no such version.
const VERSION = /^\d+\.\d+\.\d+-[a-z0-9]{4,40}$/

const waiting: RemoteOutcome[] = []
const said = new Set<string>()
let seenBy: number | null = null

/** Forgets all of it. */
export const dropOutcomes = (): void => {
  waiting.length = 0
  said.clear()
}

// Nobody reports what another person saw.
const forgetOthers = (): void => {
  const { userId } = useSession.getState()
  if (userId !== seenBy) dropOutcomes()
  seenBy = userId
}

const whole = (milliseconds: number): number =>
  Math.min(LONGEST_MS, Math.max(0, Math.round(milliseconds) || 0))

// A report is refused whole for one text that cannot be stored or one time that is no number of milliseconds.
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
  // Numbers in it, such as milliseconds, differ each time.
  const known = [name, version, failure, detail?.replace(/\d+/g, '0')].join(' ')
  if (said.has(known) || said.size >= MOST_FAILURES) return false
  said.add(known)
  return true
}

/**
 * Remembers how one round of tries of a remote ended, for the report to the operator. Never throws. A failure that this
 * page has told of already is dropped, so that an error in a loop counts once.
 */
export const noteOutcome = (outcome: RemoteOutcome): void => {
  forgetOthers()
  const ready = readied(outcome)
  if (!VERSION.test(ready.version) || waiting.length >= MOST_WAITING || !isNews(ready)) return
  waiting.push(ready)
}

/** Takes up to `most` outcomes out of the queue, oldest first: of the person who is signed in now. */
export const takeOutcomes = (most: number): RemoteOutcome[] => {
  forgetOthers()
  return waiting.splice(0, most)
}

/** Puts back what could not be sent. */
export const returnOutcomes = (outcomes: RemoteOutcome[]): void => {
  waiting.unshift(...outcomes)
}
