import type { HostConfig } from '@sufra/shared/contracts/host-config'
import type { RegistryEntry, ReleasedVersion, RemoteRegistry } from '@sufra/shared/contracts/release'
import { create } from 'zustand'
import { BUNDLED } from './registry/registry-client.ts'
import type { FoundRegistry } from './registry/registry-client.ts'
import { IDLE } from './remote-state.ts'
import type { RemoteState } from './remote-state.ts'

export interface RemotesState {
  registry: RemoteRegistry
  source: FoundRegistry['source'] | 'none'
  /** Origins that remotes may come from, this page's own included. */
  origins: string[]
  states: Record<string, RemoteState>
  /** Remotes that run their previous version, chosen by hand after the stable one failed. */
  onPrevious: string[]
}

export const useRemotes = create<RemotesState>()(() => ({
  registry: BUNDLED,
  source: 'none',
  origins: [],
  states: {},
  onPrevious: [],
}))

/** Every remote that the registry disables stands so in the state machine; one that it enables again starts over. */
const withDisabled = (states: Record<string, RemoteState>, remotes: Record<string, RegistryEntry>) => {
  const next = { ...states }
  for (const [name, entry] of Object.entries(remotes)) {
    if (entry.disabled) next[name] = { phase: 'disabled' }
    else if (next[name]?.phase === 'disabled') next[name] = IDLE
  }
  return next
}

export const adoptRegistry = ({ registry, source }: FoundRegistry): void =>
  useRemotes.setState(({ states }) => ({ registry, source, states: withDisabled(states, registry.remotes) }))

export const allowOrigins = ({ remoteOrigins }: Pick<HostConfig, 'remoteOrigins'>): void =>
  useRemotes.setState({ origins: [window.location.origin, ...remoteOrigins] })

export const stateOf = (name: string): RemoteState => useRemotes.getState().states[name] ?? IDLE

export const setRemoteState = (name: string, state: RemoteState): void =>
  useRemotes.setState(({ states }) => ({ states: { ...states, [name]: state } }))

/** The version that this browser runs: the stable one, unless a person stepped back to the previous one. */
export const chosenVersion = (name: string): ReleasedVersion | null => {
  const { registry, onPrevious } = useRemotes.getState()
  const entry = registry.remotes[name]
  if (!entry || entry.disabled) return null
  return (onPrevious.includes(name) ? entry.previous : entry.stable) ?? entry.stable
}

export const hasPrevious = (name: string): boolean => {
  const { registry, onPrevious } = useRemotes.getState()
  return !onPrevious.includes(name) && Boolean(registry.remotes[name]?.previous)
}

export const choosePrevious = (name: string): void =>
  useRemotes.setState(({ onPrevious }) => ({ onPrevious: [...new Set([...onPrevious, name])] }))
