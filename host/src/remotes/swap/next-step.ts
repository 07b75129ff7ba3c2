import { worksInBackground } from '#src/remotes/loading/background-remotes.ts'
import { shownPaths } from '#src/remotes/outlet/shown-screens.ts'
import { chosenVersion, isSwitchedOff, isWithdrawn } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { isOfTab } from '#src/remotes/remote-state.ts'
import type { ReadyRemote, RemoteState } from '#src/remotes/remote-state.ts'
import { stateOf, swapOf } from '#src/remotes/remote-store.ts'

const PAUSE_AFTER_FAILURE_MS = 12_000

/**
 * What an open page does about a remote now. `start-over`: it stands at a card, and there is something else to try.
 * `switch-off`, `leave`: it goes, because nobody may run it, or because nothing is released any more.
 */
export type NextStep = 'none' | 'swap' | 'start-over' | 'run' | 'switch-off' | 'leave'

/** The version that is wanted first, whether or not another one stands in for it. */
export const firstWanted = ({ version, insteadOf }: ChosenVersion): string =>
  insteadOf?.version ?? version.version

const maySwap = (name: string): boolean => {
  const swap = swapOf(name)
  if (swap?.phase === 'failed') return Date.now() - swap.at > PAUSE_AFTER_FAILURE_MS
  return swap?.phase !== 'loading'
}

const stepOfRunning = ({ name, version, choice }: ReadyRemote, chosen: ChosenVersion): NextStep => {
  if (chosen.version.version === version || isOfTab(chosen.choice)) return 'none'
  // Offered where somebody looks. Withdrawn versions and overrides that ended leave by themselves.
  const isOffered = shownPaths(name).length > 0 && !isWithdrawn(name, version) && !isOfTab(choice)
  return !isOffered && maySwap(name) ? 'swap' : 'none'
}

const isDue = (state: RemoteState): boolean =>
  state.phase === 'failed' && state.retryAt !== null && state.retryAt <= Date.now()

/** `wantedBefore` is what `firstWanted` was when this was last asked. */
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
