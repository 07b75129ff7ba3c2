import { worksInBackground } from '#src/remotes/loading/background-remotes.ts'
import { shownPaths } from '#src/remotes/loading/shown-screens.ts'
import { chosenVersion, isSwitchedOff, isWithdrawn } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { isOfTab } from '#src/remotes/remote-state.ts'
import type { ReadyRemote, RemoteState } from '#src/remotes/remote-state.ts'
import { stateOf, swapOf } from '#src/remotes/remote-store.ts'

const PAUSE_AFTER_FAILURE_MS = 12_000

/**
 * Next action of an open page for a remote. `start-over`: its card is shown, and there is something else to try.
 * `switch-off`: it is disabled. `leave`: nothing is released any more.
 */
export type NextStep = 'none' | 'swap' | 'start-over' | 'run' | 'switch-off' | 'leave'

/** Returns the preferred version, also while a fallback runs. */
export const firstWanted = ({ version, insteadOf }: ChosenVersion): string =>
  insteadOf?.version ?? version.version

const maySwap = (name: string): boolean => {
  const swap = swapOf(name)
  if (swap?.phase === 'failed') return Date.now() - swap.at > PAUSE_AFTER_FAILURE_MS
  return swap?.phase !== 'loading'
}

const stepOfRunning = ({ name, version, choice }: ReadyRemote, chosen: ChosenVersion): NextStep => {
  if (chosen.version.version === version || isOfTab(chosen.choice)) return 'none'
  // Offered while a screen is open. Withdrawn versions and ended overrides are replaced without consent.
  const isOffered = shownPaths(name).length > 0 && !isWithdrawn(name, version) && !isOfTab(choice)
  return !isOffered && maySwap(name) ? 'swap' : 'none'
}

const isDue = (state: RemoteState): boolean =>
  state.phase === 'failed' && state.retryAt !== null && state.retryAt <= Date.now()

/** Returns the next step. `wantedBefore`: the result of `firstWanted` at the previous call. */
export const nextStep = (name: string, wantedBefore: string | undefined): NextStep => {
  const state = stateOf(name)
  if (isSwitchedOff(name)) return state.phase === 'disabled' ? 'none' : 'switch-off'
  if (state.phase === 'disabled') return 'start-over'
  const chosen = chosenVersion(name)
  if (!chosen) return state.phase === 'ready' ? 'leave' : 'none'
  if (state.phase === 'ready') return stepOfRunning(state.remote, chosen)
  if (state.phase === 'failed' && wantedBefore !== firstWanted(chosen)) return 'start-over'
  const isNeeded = state.phase === 'idle' || isDue(state)
  return isNeeded && shownPaths(name).length === 0 && worksInBackground(name) ? 'run' : 'none'
}
