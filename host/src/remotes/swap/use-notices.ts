import type { TypedText } from '@sufra/shared/remote/typed'
import { useSession } from '@sufra/shared/session'
import { useOverrides } from '#src/remotes/override-store.ts'
import { isWithdrawn, chosenVersion } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { IDLE, isOfTab } from '#src/remotes/remote-state.ts'
import type { SwapState } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'

/** Returns `chosenVersion` and updates with everything that it depends on. */
const useChoice = (name: string): ChosenVersion | null => {
  useRemotes(state => state.registry)
  useTabChoices()
  useOverrides()
  useSession(state => state.user)
  return chosenVersion(name)
}

export interface Notices {
  /** Version that waits for the person's consent. */
  offered: string | null
  /** Version that failed while a fallback runs. */
  failed: string | null
  swap: SwapState | undefined
  leftover: TypedText[] | undefined
}

/** Notices above a remote's screen. */
export const useNotices = (name: string): Notices => {
  const chosen = useChoice(name)
  const state = useRemotes(({ states }) => states[name] ?? IDLE)
  const swap = useRemotes(({ swaps }) => swaps[name])
  const leftover = useRemotes(({ leftovers }) => leftovers[name])
  if (state.phase !== 'ready' || !chosen) return { offered: null, failed: null, swap, leftover }
  const { version } = chosen.version
  const isByItself =
    isWithdrawn(name, state.version) || isOfTab(state.remote.choice) || isOfTab(chosen.choice)
  return {
    offered: version !== state.version && !isByItself ? version : null,
    failed: version === state.version ? (chosen.insteadOf?.version ?? null) : null,
    swap,
    leftover,
  }
}
