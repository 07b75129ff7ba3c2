import type { HostConfig } from '@sufra/shared/contracts/host-config'
import type { RegistryEntry, RemoteRegistry } from '@sufra/shared/contracts/release'
import type { TypedText } from '@sufra/shared/remote/typed'
import { create } from 'zustand'
import { BUNDLED } from './registry/registry-client.ts'
import type { FoundRegistry } from './registry/registry-client.ts'
import { IDLE } from './remote-state.ts'
import type { RemoteState, SwapState } from './remote-state.ts'

export interface RemotesState {
  registry: RemoteRegistry
  source: FoundRegistry['source'] | 'none'
  /** Release channel of `registry`. */
  channel: string
  /** Allowed origins of remotes, including this page's. */
  origins: string[]
  states: Record<string, RemoteState>
  /** Number of load attempts per remote in this page; each attempt has its own number. */
  attempts: Record<string, number>
  /** Hot swap state shown to the person, by remote. */
  swaps: Record<string, SwapState>
  /** Typed texts of an old version without a field in the new one, by remote. */
  leftovers: Record<string, TypedText[]>
}

export const useRemotes = create<RemotesState>()(() => ({
  registry: BUNDLED,
  source: 'none',
  channel: 'stable',
  origins: [],
  states: {},
  attempts: {},
  swaps: {},
  leftovers: {},
}))

/** Applies the registry's disabled flags to the states; an enabled remote starts over. */
const withDisabled = (
  states: Record<string, RemoteState>,
  remotes: Record<string, RegistryEntry>,
): Record<string, RemoteState> => {
  const next = { ...states }
  for (const [name, entry] of Object.entries(remotes)) {
    // The follower takes a running remote down and ends its background work.
    if (entry.disabled && next[name]?.phase !== 'ready') next[name] = { phase: 'disabled' }
    else if (!entry.disabled && next[name]?.phase === 'disabled') next[name] = IDLE
  }
  return next
}

const isSame = (one: RemoteRegistry, other: RemoteRegistry): boolean =>
  one.revision === other.revision && JSON.stringify(one) === JSON.stringify(other)

/** Uses this registry from now on. An unchanged one updates nothing, so nothing rerenders. */
export const adoptRegistry = ({
  registry,
  source,
  channel = useRemotes.getState().channel,
}: FoundRegistry & { channel?: string }): void =>
  useRemotes.setState(current => ({
    source,
    channel,
    ...(!isSame(current.registry, registry) && {
      registry,
      states: withDisabled(current.states, registry.remotes),
    }),
  }))

export const allowOrigins = ({ remoteOrigins }: Pick<HostConfig, 'remoteOrigins'>): void =>
  useRemotes.setState({ origins: [window.location.origin, ...remoteOrigins] })

export const stateOf = (name: string): RemoteState => useRemotes.getState().states[name] ?? IDLE

export const setRemoteState = (name: string, state: RemoteState): void =>
  useRemotes.setState(({ states }) => ({ states: { ...states, [name]: state } }))

/** Returns the number of a remote's next load attempt. */
export const nextAttempt = (name: string): number => {
  const attempt = (useRemotes.getState().attempts[name] ?? 0) + 1
  useRemotes.setState(({ attempts }) => ({ attempts: { ...attempts, [name]: attempt } }))
  return attempt
}

export const swapOf = (name: string): SwapState | undefined => useRemotes.getState().swaps[name]

const without = <Value>(all: Record<string, Value>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== name))

/** Sets the shown state of a hot swap; null removes it. */
export const setSwap = (name: string, swap: SwapState | null): void =>
  useRemotes.setState(({ swaps }) => ({
    swaps: swap ? { ...swaps, [name]: swap } : without(swaps, name),
  }))

export const setLeftover = (name: string, texts: TypedText[]): void =>
  useRemotes.setState(({ leftovers }) => ({
    leftovers: texts.length > 0 ? { ...leftovers, [name]: texts } : without(leftovers, name),
  }))
