import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import type { RemoteModule } from '@sufra/shared/remote'
import { diagnose } from '#src/remotes/federation/diagnosis.ts'
import { loadTexts } from './remote-texts.ts'
import { RemoteError, failureOf, isWorthRetrying } from '#src/remotes/remote-state.ts'
import type { ReadyRemote, RemoteFailure } from '#src/remotes/remote-state.ts'
import { choosePrevious, chosenVersion, setRemoteState, stateOf } from '#src/remotes/remote-store.ts'

/** A card must stand within 5 s, whatever the other side does (hardening, remote faults). */
const CARD_LIMIT_MS = 4000
const TRIES_BEFORE_CARD = 3
const FIRST_PAUSE_MS = 250
const FIRST_QUIET_PAUSE_MS = 8000
const LONGEST_PAUSE_MS = 120_000

interface Attempt {
  name: string
  version: ReleasedVersion
  attempt: number
}

export type FetchRemote = (attempt: Attempt) => Promise<RemoteModule>

// The federation runtime stays out of the page until a remote is really needed.
const fetchFederated: FetchRemote = async attempt => {
  const { fetchRemote } = await import(
    /* webpackChunkName: "federation" */ '#src/remotes/federation/federation.ts'
  )
  return fetchRemote(attempt)
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

// Half fixed, half chance: a shop's ten tablets must not knock at the same instant.
const jittered = (milliseconds: number): number => milliseconds * (0.5 + Math.random() / 2)

const lastAttempt = (name: string): number => {
  const state = stateOf(name)
  return 'attempt' in state ? state.attempt : 0
}

const isCurrent = ({ name, attempt }: Pick<Attempt, 'name' | 'attempt'>): boolean => {
  const state = stateOf(name)
  return 'attempt' in state && state.attempt === attempt
}

const bring = async ({ name, version, attempt }: Attempt, fetchRemote: FetchRemote): Promise<ReadyRemote> => {
  const [module] = await Promise.all([fetchRemote({ name, version, attempt }), loadTexts(version)])
  return { name, version: version.version, attempt, module }
}

const adopt = (remote: ReadyRemote): void => {
  // An answer that comes after the card still counts, unless a later attempt has begun.
  if (!isCurrent(remote)) return
  setRemoteState(remote.name, { phase: 'ready', attempt: remote.attempt, version: remote.version, remote })
}

const retryTime = ({ failure, attempt }: { failure: RemoteFailure; attempt: number }): number | null => {
  if (!isWorthRetrying(failure)) return null
  const rounds = Math.max(0, attempt - TRIES_BEFORE_CARD)
  return Date.now() + jittered(Math.min(LONGEST_PAUSE_MS, FIRST_QUIET_PAUSE_MS * 2 ** rounds))
}

interface Fall {
  name: string
  version: string
  attempt: number
  failure: RemoteFailure
}

const setFailed = ({ name, version, attempt, failure }: Fall): void =>
  setRemoteState(name, {
    phase: 'failed',
    attempt,
    version,
    failure,
    retryAt: retryTime({ failure, attempt }),
  })

/** Puts the card in the remote's place; what it says may become more exact a moment later. */
export const failRemote = (fall: Fall): void => {
  setFailed(fall)
  void diagnose(fall.failure).then(failure => {
    if (failure && isCurrent(fall) && stateOf(fall.name).phase === 'failed') setFailed({ ...fall, failure })
  })
}

const tryOnce = async (
  attempt: Attempt,
  { fetchRemote, limit }: { fetchRemote: FetchRemote; limit: number },
): Promise<RemoteFailure | null> => {
  const bringing = bring(attempt, fetchRemote)
  bringing.then(adopt, () => undefined)
  const timeout = new RemoteError({ code: 'timeout', detail: `no answer within ${Math.round(limit)} ms` })
  try {
    await Promise.race([bringing, pause(limit).then(() => Promise.reject(timeout))])
    return null
  } catch (error) {
    return failureOf(error)
  }
}

const runAttempts = async ({
  name,
  version,
  fetchRemote,
  waiting,
}: {
  name: string
  version: ReleasedVersion
  fetchRemote: FetchRemote
  waiting: RemoteFailure | null
}): Promise<void> => {
  const deadline = performance.now() + CARD_LIMIT_MS
  for (let tries = 1; ; tries += 1) {
    const attempt = lastAttempt(name) + 1
    setRemoteState(name, { phase: 'loading', attempt, version: version.version, waiting })
    const failure = await tryOnce(
      { name, version, attempt },
      { fetchRemote, limit: deadline - performance.now() },
    )
    if (failure === null || !isCurrent({ name, attempt })) return
    const rest = jittered(FIRST_PAUSE_MS * 3 ** (tries - 1))
    const isLast =
      tries === TRIES_BEFORE_CARD || !isWorthRetrying(failure) || performance.now() + rest > deadline
    if (isLast) return failRemote({ name, version: version.version, attempt, failure })
    await pause(rest)
    if (!isCurrent({ name, attempt })) return
  }
}

/** Loads a remote unless it is there or on its way. Never rejects: how it went stands in the remote's state. */
export const ensureRemote = async (
  name: string,
  fetchRemote: FetchRemote = fetchFederated,
): Promise<void> => {
  const state = stateOf(name)
  if (state.phase !== 'idle' && state.phase !== 'failed') return
  const version = chosenVersion(name)
  const waiting = state.phase === 'failed' ? state.failure : null
  if (version) return runAttempts({ name, version, fetchRemote, waiting })
  const failure: RemoteFailure = { code: 'unreleased', detail: 'no version of it is released' }
  failRemote({ name, version: '', attempt: lastAttempt(name) + 1, failure })
}

/** Steps back to the version before the stable one, for this page's life. */
export const stepBack = async (name: string, fetchRemote: FetchRemote = fetchFederated): Promise<void> => {
  choosePrevious(name)
  await ensureRemote(name, fetchRemote)
}
