import { retryDelay } from '@sufra/shared/api'
import { diagnose } from '#src/remotes/health/diagnosis.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { lookAfter } from '#src/remotes/leak-detector/leak-guard.ts'
import { IDLE, failureOf, isWorthRetrying } from '#src/remotes/remote-state.ts'
import type { Choice, ReadyRemote, RemoteFailure } from '#src/remotes/remote-state.ts'
import { setRemoteState, stateOf } from '#src/remotes/remote-store.ts'
import { chooseFallback } from './choose-fallback.ts'
import { TRIES } from './pauses.ts'
import { reportFailure } from '#src/remotes/health/tell-outcome.ts'
import { isCurrent } from './try-version.ts'

const BEHIND_THE_CARD = { first: 8000, longest: 120_000 }
const AFTER_A_CRASH = { first: 300, factor: 3 }

interface VersionFailure {
  name: string
  version: string
  choice: Choice
  attempt: number
  failure: RemoteFailure
}

const quietRetry = ({ failure, attempt }: Pick<VersionFailure, 'failure' | 'attempt'>): number | null => {
  if (!isWorthRetrying(failure)) return null
  const rounds = Math.max(0, attempt - TRIES)
  return Date.now() + retryDelay(BEHIND_THE_CARD, rounds + 1)
}

const setFailed = (
  { name, version, attempt, failure }: VersionFailure,
  retryAt = quietRetry({ failure, attempt }),
) => setRemoteState(name, { phase: 'failed', attempt, version, failure, retryAt })

/** Shows the failure card in the remote's place. A diagnosis may replace its text a moment later. */
export const failRemote = (failed: VersionFailure): void => {
  setFailed(failed)
  void reportFailure(failed, failed.failure)
  void diagnose(failed.failure).then(failure => {
    if (failure && isCurrent(failed) && stateOf(failed.name).phase === 'failed')
      setFailed({ ...failed, failure })
  })
}

// Number of screen failures by version, since each retry is a new attempt.
const crashes = new Map<string, number>()

/**
 * Handles a failure after the module loaded: in its activation, or in loading or rendering a screen. Reloads the
 * remote. After repeated failures the previous version takes its place.
 */
export const failScreen = (remote: ReadyRemote, error: unknown): void => {
  const { name, version } = remote
  lookAfter(remote)
  if (!isCurrent(remote)) return
  const failure = failureOf(error)
  const key = `${name}@${version}`
  const count = (crashes.get(key) ?? 0) + 1
  crashes.set(key, count)
  const chosen = chosenVersion(name)
  const mayTryAgain = isWorthRetrying(failure) && count < TRIES
  if (mayTryAgain || chosen?.version.version !== version) {
    const retryAt = mayTryAgain ? Date.now() + retryDelay(AFTER_A_CRASH, count) : null
    void reportFailure(remote, failure)
    return setFailed({ ...remote, failure }, retryAt ?? quietRetry({ failure, attempt: remote.attempt }))
  }
  crashes.delete(key)
  if (!chooseFallback({ name, chosen, failure })) return failRemote({ ...remote, failure })
  void reportFailure(remote, failure)
  setRemoteState(name, IDLE)
}
