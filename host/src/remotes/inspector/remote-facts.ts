import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { useOverrides } from '#src/remotes/override-store.ts'
import type { Override } from '#src/remotes/override-store.ts'
import { knownVersion } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { useTabChoices } from '#src/remotes/registry/tab-choices.ts'
import type { HandChoice, TabChoice } from '#src/remotes/registry/tab-choices.ts'
import { IDLE } from '#src/remotes/remote-state.ts'
import type { ReadyRemote, RemoteState } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import type { RemotesState } from '#src/remotes/remote-store.ts'
import { LEAK_EVENTS, eventsOf } from '#src/remotes/trace/trace-log.ts'
import type { TraceEvent } from '#src/remotes/trace/trace-log.ts'

/** State of one remote in this tab. */
export interface RemoteFacts {
  name: string
  state: RemoteState
  /** The version that this tab should run; null when nothing is released. */
  chosen: ChosenVersion | null
  /** The version that runs. */
  running: ReadyRemote | null
  override: Override | null
  inTab: TabChoice
  /** Released versions that can be chosen by hand. */
  released: Partial<Record<HandChoice, ReleasedVersion>>
  /** The last failures, newest first. */
  errors: string[]
  /** Globals that it overwrote and leftovers of its screens, newest first. */
  reach: string[]
}

const ERRORS_SHOWN = 5

const isOfReach = ({ event }: TraceEvent): boolean => LEAK_EVENTS.some(each => each === event)

const reachOf = (name: string): string[] => {
  const texts = eventsOf(name).flatMap(each => (isOfReach(each) && each.error ? [each.error] : []))
  return [...new Set(texts.reverse())].slice(0, ERRORS_SHOWN)
}

const errorsOf = (name: string, state: RemoteState, override: Override | undefined): string[] => {
  const failure = state.phase === 'failed' ? state.failure : override?.failure
  const now = failure ? [`${failure.code} · ${failure.detail}`] : []
  const others = eventsOf(name).filter(each => !isOfReach(each))
  const before = others.flatMap(({ event, error, at }) =>
    error ? [`${(at / 1000).toFixed(1)} s · ${event} · ${error}`] : [],
  )
  return [...now, ...before.reverse()].slice(0, ERRORS_SHOWN)
}

const releasedOf = (name: string, { registry }: RemotesState): RemoteFacts['released'] => {
  const entry = registry.remotes[name]
  return {
    ...(entry?.stable && { stable: entry.stable }),
    ...(entry?.previous && { previous: entry.previous }),
    ...(entry?.canary && { canary: entry.canary.version }),
  }
}

/** Returns every released or overridden remote; updates on each change. */
export const useRemoteFacts = (): RemoteFacts[] => {
  const remotes = useRemotes()
  const overrides = useOverrides(({ running }) => running)
  const choices = useTabChoices()
  const names = new Set([...Object.keys(remotes.registry.remotes), ...Object.keys(overrides)])
  return [...names].map(name => {
    const state = remotes.states[name] ?? IDLE
    return {
      name,
      state,
      chosen: knownVersion(name),
      running: state.phase === 'ready' ? state.remote : null,
      override: overrides[name] ?? null,
      inTab: choices[name] ?? {},
      released: releasedOf(name, remotes),
      errors: errorsOf(name, state, overrides[name]),
      reach: reachOf(name),
    }
  })
}
