import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { failureOf, isWorthRetrying } from '#src/remotes/remote-state.ts'
import type { ReadyRemote, RemoteFailure } from '#src/remotes/remote-state.ts'
import { nextAttempt, setRemoteState, stateOf } from '#src/remotes/remote-store.ts'
import { withinLimit } from '#src/remotes/deadline.ts'
import type { FetchRemote } from './fetch-remote.ts'
import { TRIES, pause, pauseAfterTry } from './pauses.ts'
import { loadTexts } from './remote-texts.ts'
import { beginStart } from '#src/remotes/health/hang-marker.ts'
import { markPhase, startTimings } from '#src/remotes/trace/timings.ts'

interface Tried {
  name: string
  chosen: ChosenVersion
  fetchRemote: FetchRemote
}

type Attempt = Tried & { attempt: number }

/** Returns whether this is still the remote's latest attempt. */
export const isCurrent = ({ name, attempt }: { name: string; attempt: number }): boolean => {
  const state = stateOf(name)
  return 'attempt' in state && state.attempt === attempt
}

const bring = async (
  { name, chosen, attempt, fetchRemote }: Attempt,
  signal: AbortSignal,
): Promise<ReadyRemote> => {
  const { version, choice } = chosen
  const [module] = await Promise.all([
    fetchRemote({ name, version, choice, signal }),
    loadTexts({ released: version, choice }),
  ])
  return { name, version: version.version, attempt, module, choice, released: version }
}

const adopt = (remote: ReadyRemote): void => {
  // An answer after the card still counts, unless a later attempt has begun.
  if (!isCurrent(remote)) return
  markPhase(remote.name, 'module')
  setRemoteState(remote.name, { phase: 'ready', attempt: remote.attempt, version: remote.version, remote })
}

const tryOnce = async (attempt: Attempt, limit: number): Promise<RemoteFailure | null> => {
  startTimings(attempt.name)
  // A developer's build changes with each save and may be paused in a debugger.
  if (attempt.chosen.choice !== 'override') beginStart(attempt.name, attempt.chosen.version.version)
  const work = (signal: AbortSignal) => {
    const bringing = bring(attempt, signal)
    bringing.then(adopt, () => undefined)
    return bringing
  }
  try {
    await withinLimit(work, { limit, detail: `no answer within ${Math.round(limit)} ms` })
    return null
  } catch (error) {
    return failureOf(error)
  }
}

/**
 * Tries one version up to three times, until `deadline`. Returns null when it is ready or when a later attempt took
 * over; otherwise the last failure.
 */
export const tryVersion = async ({
  waiting,
  deadline,
  ...tried
}: Tried & { waiting: RemoteFailure | null; deadline: number }): Promise<RemoteFailure | null> => {
  const { name, chosen } = tried
  for (let tries = 1; ; tries += 1) {
    const attempt = nextAttempt(name)
    const state = stateOf(name)
    const shown = state.phase === 'loading' ? (state.waiting ?? waiting) : waiting
    setRemoteState(name, { phase: 'loading', attempt, version: chosen.version.version, waiting: shown })
    const failure = await tryOnce({ ...tried, attempt }, deadline - performance.now())
    if (failure === null || !isCurrent({ name, attempt })) return null
    const rest = pauseAfterTry(tries)
    if (tries === TRIES || !isWorthRetrying(failure) || performance.now() + rest > deadline) return failure
    await pause(rest)
    if (!isCurrent({ name, attempt })) return null
  }
}
