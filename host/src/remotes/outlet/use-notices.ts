import type { TypedText } from '@sufra/shared/remote/typed'
import { isWithdrawn } from '#src/remotes/registry/choice.ts'
import { IDLE, isOfTab } from '#src/remotes/remote-state.ts'
import type { SwapState } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { useChoice } from './use-choice.ts'

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
