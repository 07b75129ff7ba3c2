import { runWhenQuiet } from '#src/lazy-loading/run-when-quiet.ts'
import { startReports, stopReports } from '#src/remotes/health/reports.ts'
import { runInBackground } from '#src/remotes/loading/background-remotes.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { followRegistry } from '#src/remotes/registry/follow-registry.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { IDLE } from '#src/remotes/remote-state.ts'
import { loadSwap } from '#src/remotes/remote-control.ts'
import { setRemoteState, useRemotes } from '#src/remotes/remote-store.ts'
import { firstWanted, nextStep } from './next-step.ts'
import type { NextStep } from './next-step.ts'

type Swapping = Awaited<ReturnType<typeof loadSwap>>

const SWAPS = new Map<NextStep, (code: Swapping, name: string) => Promise<void>>([
  ['swap', ({ swapRemote }, name) => swapRemote(name)],
  ['switch-off', ({ unloadRemote }, name) => unloadRemote(name, 'disabled')],
  ['leave', ({ unloadRemote }, name) => unloadRemote(name, 'idle')],
])

const createFollower = (onCode: () => void) => {
  const wanted = new Map<string, string>()
  let code: Swapping | null = null
  let isComing = false
  const bringCode = async () => {
    if (code || isComing) return
    isComing = true
    // A failed chunk is requested again at the next registry answer.
    code = await loadSwap().catch(() => null)
    isComing = false
    if (code) onCode()
  }
  const take = (step: NextStep, name: string) => {
    const swap = SWAPS.get(step)
    if (step === 'start-over') setRemoteState(name, IDLE)
    if (step === 'run') void runInBackground(name)
    if (swap && code) void swap(code, name)
    if (swap && !code) void bringCode()
  }
  const follow = (name: string) => {
    const chosen = chosenVersion(name)
    const now = chosen ? firstWanted(chosen) : ''
    const before = wanted.get(name) ?? now
    wanted.set(name, now)
    take(nextStep(name, before), name)
  }
  const followAll = () => {
    const { registry, states } = useRemotes.getState()
    for (const name of new Set([...Object.keys(registry.remotes), ...Object.keys(states)])) follow(name)
  }
  return { followAll, bringCode }
}

/**
 * Keeps an open page in line with the registry and this tab's choices. Removes disabled remotes, and
 * replaces withdrawn versions by themselves. A newer version is swapped in silently without an open screen,
 * and offered otherwise. Runs background remotes and reports outcomes to the operator. Fetches the hot swap
 * code when the page is quiet, before a swap: the host's files may be replaced later. `isBusy` as for
 * `runWhenQuiet`. Returns the function that ends it.
 */
export const followChoice = (isBusy: () => boolean): (() => void) => {
  let isPlanned = false
  let isEnded = false
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      if (!isEnded) followAll()
    })
  }
  const { followAll, bringCode } = createFollower(plan)
  const stops = [
    useRemotes.subscribe((now, before) => {
      if (now.registry !== before.registry || now.states !== before.states) plan()
    }),
    useTabChoices.subscribe(plan),
    followRegistry(plan),
    stopReports,
    runWhenQuiet(() => void bringCode(), isBusy),
  ]
  startReports()
  plan()
  return () => {
    isEnded = true
    for (const stop of stops) stop()
  }
}
