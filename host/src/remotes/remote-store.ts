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
  /** The line of releases that `registry` is of. */
  channel: string
  /** Origins that remotes may come from, this page's own included. */
  origins: string[]
  states: Record<string, RemoteState>
  /** How many loads of each remote this page has begun: no two share a number. */
  attempts: Record<string, number>
  /** What is being said about a change of version, by remote. */
  swaps: Record<string, SwapState>
  /** What was typed into an old version and found no place in the new one, by remote. */
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

/** Every remote that the registry disables stands so in the state machine; one that it enables again starts over. */
const withDisabled = (
  states: Record<string, RemoteState>,
  remotes: Record<string, RegistryEntry>,
): Record<string, RemoteState> => {
  const next = { ...states }
  for (const [name, entry] of Object.entries(remotes)) {
    // What runs is taken down by the follower, which lets it end what it does.
    if (entry.disabled && next[name]?.phase !== 'ready') next[name] = { phase: 'disabled' }
    else if (!entry.disabled && next[name]?.phase === 'disabled') next[name] = IDLE
  }
  return next
}

const isSame = (one: RemoteRegistry, other: RemoteRegistry): boolean =>
  one.revision === other.revision && JSON.stringify(one) === JSON.stringify(other)

/** Goes by this registry from now on. The same one again changes nothing, so nothing is drawn anew. */
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

/** The number of the next load of a remote. */
export const nextAttempt = (name: string): number => {
  const attempt = (useRemotes.getState().attempts[name] ?? 0) + 1
  useRemotes.setState(({ attempts }) => ({ attempts: { ...attempts, [name]: attempt } }))
  return attempt
}

export const swapOf = (name: string): SwapState | undefined => useRemotes.getState().swaps[name]

const without = <Value>(all: Record<string, Value>, name: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== name))

/** Says how a change of version goes; null: there is nothing to say any more. */
export const setSwap = (name: string, swap: SwapState | null): void =>
  useRemotes.setState(({ swaps }) => ({
    swaps: swap ? { ...swaps, [name]: swap } : without(swaps, name),
  }))

export const setLeftover = (name: string, texts: TypedText[]): void =>
  useRemotes.setState(({ leftovers }) => ({
    leftovers: texts.length > 0 ? { ...leftovers, [name]: texts } : without(leftovers, name),
  }))
