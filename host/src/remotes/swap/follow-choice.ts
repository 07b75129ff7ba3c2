import { startReports, stopReports } from '#src/remotes/health/reports.ts'
import { runInBackground } from '#src/remotes/loading/background-remotes.ts'
import { chosenVersion } from '#src/remotes/registry/choice.ts'
import { followRegistry } from '#src/remotes/registry/follow-registry.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import { IDLE } from '#src/remotes/remote-state.ts'
import { setRemoteState, useRemotes } from '#src/remotes/remote-store.ts'
import { firstWanted, nextStep } from './next-step.ts'
import type { NextStep } from './next-step.ts'
import { swapRemote, takeDown } from './swap-remote.ts'

const DO: Record<NextStep, (name: string) => void> = {
  none: () => undefined,
  swap: name => void swapRemote(name),
  'start-over': name => setRemoteState(name, IDLE),
  run: name => void runInBackground(name),
  'switch-off': name => void takeDown(name, 'disabled'),
  leave: name => void takeDown(name, 'idle'),
}

const createFollower = () => {
  const wanted = new Map<string, string>()
  const follow = (name: string) => {
    const chosen = chosenVersion(name)
    const now = chosen ? firstWanted(chosen) : ''
    const before = wanted.get(name) ?? now
    wanted.set(name, now)
    DO[nextStep(name, before)](name)
  }
  return () => {
    const { registry, states } = useRemotes.getState()
    for (const name of new Set([...Object.keys(registry.remotes), ...Object.keys(states)])) follow(name)
  }
}

/**
 * Keeps an open page at what the registry and this tab want: switched off leaves, withdrawn leaves by itself, newer comes
 * silently where nobody looks and is offered where somebody does, background work runs, and the operator is told how it
 * went. Returns what ends it.
 */
export const followChoice = (): (() => void) => {
  const followAll = createFollower()
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
  const stops = [
    useRemotes.subscribe((now, before) => {
      if (now.registry !== before.registry || now.states !== before.states) plan()
    }),
    useTabChoices.subscribe(plan),
    followRegistry(plan),
    stopReports,
  ]
  startReports()
  plan()
  return () => {
    isEnded = true
    for (const stop of stops) stop()
  }
}
