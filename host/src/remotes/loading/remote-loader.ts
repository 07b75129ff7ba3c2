import { findOverrideFailure } from '#src/remotes/overrides/open-overrides.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { isOfTab } from '#src/remotes/remote-state.ts'
import type { Choice, RemoteFailure } from '#src/remotes/remote-state.ts'
import { nextAttempt, setRemoteState, stateOf } from '#src/remotes/remote-store.ts'
import { chooseFallback } from './choose-fallback.ts'
import { failRemote } from './fail-remote.ts'
import { fetchFederated } from './fetch-remote.ts'
import type { FetchRemote } from './fetch-remote.ts'
import { reportFailure } from '#src/remotes/health/tell-outcome.ts'
import { HUNG, hangStateOf } from '#src/remotes/health/hang-marker.ts'
import { isCurrent, tryVersion } from './try-version.ts'

/** A card must be visible within 5 s, whatever the server does (hardening, remote faults). */
const CARD_LIMIT_MS = 4000
const STAND_IN_LIMIT_MS = 8000

interface Round {
  name: string
  fetchRemote: FetchRemote
  cardAt: number
}

// The fallback version loads behind the card, which states the failure of the first.
const showCardLater = ({ name, cardAt }: Round, failure: RemoteFailure): void => {
  setTimeout(
    () => {
      const state = stateOf(name)
      if (state.phase === 'loading' && state.waiting === null)
        setRemoteState(name, { ...state, waiting: failure })
    },
    Math.max(0, cardAt - performance.now()),
  )
}

interface Turn {
  chosen: ChosenVersion
  waiting: RemoteFailure | null
  deadline: number
}

const runRound = async (round: Round, { chosen, waiting, deadline }: Turn): Promise<void> => {
  const { name, fetchRemote, cardAt } = round
  const failure = await tryVersion({ name, chosen, fetchRemote, waiting, deadline })
  if (!failure) return
  const failed = { name, version: chosen.version.version, choice: chosen.choice }
  const next = chooseFallback({ name, chosen, failure })
  const state = stateOf(name)
  const attempt = 'attempt' in state ? state.attempt : nextAttempt(name)
  if (!next) return failRemote({ ...failed, attempt, failure })
  void reportFailure(failed, failure)
  showCardLater(round, failure)
  const now = performance.now()
  await runRound(round, {
    chosen: next,
    waiting: now < cardAt ? waiting : failure,
    deadline: now + STAND_IN_LIMIT_MS,
  })
}

const failBefore = (name: string, { choice, failure }: { choice: Choice; failure: RemoteFailure }): void =>
  failRemote({ name, version: choice, choice, attempt: nextAttempt(name), failure })

const UNRELEASED: RemoteFailure = { code: 'unreleased', detail: 'no version of it is released' }

// A version with an endless loop sends no report and would hang the next visit too.
const besideHang = (name: string, chosen: ChosenVersion): ChosenVersion => {
  const { choice, version } = chosen
  const hang = isOfTab(choice) ? null : hangStateOf(name, version.version)
  if (!hang) return chosen
  const next = chooseFallback({ name, chosen, failure: HUNG })
  if (hang === 'new') void reportFailure({ name, version: version.version, choice }, HUNG)
  return next ?? chosen
}

/** Loads a remote unless it is ready or loading. Never rejects: the remote's state holds the outcome. */
export const ensureRemote = async (
  name: string,
  fetchRemote: FetchRemote = fetchFederated,
): Promise<void> => {
  const state = stateOf(name)
  if (state.phase !== 'idle' && state.phase !== 'failed') return
  const waiting = state.phase === 'failed' ? state.failure : null
  const cardAt = performance.now() + CARD_LIMIT_MS
  const chosen = chosenVersion(name)
  if (!chosen) return failBefore(name, { choice: 'stable', failure: UNRELEASED })
  if (isOfTab(chosen.choice)) {
    const attempt = nextAttempt(name)
    setRemoteState(name, { phase: 'loading', attempt, version: chosen.version.version, waiting })
    const failure = await findOverrideFailure(name)
    if (!isCurrent({ name, attempt })) return
    if (failure) return failBefore(name, { choice: chosen.choice, failure })
  }
  const turn = { chosen: besideHang(name, chosenVersion(name) ?? chosen), waiting, deadline: cardAt }
  await runRound({ name, fetchRemote, cardAt }, turn)
}
