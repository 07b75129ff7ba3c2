import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export { forgetKept, KeptScope, useKept } from './kept.tsx'
export type { KeptValue } from './kept.tsx'

/** The version of the host API that this package describes. A remote names the range it needs as `hostApi`. */
export const HOST_API = '1.0.0'

/** One screen of a remote. `path` is a react-router pattern without a leading slash, as its contract claims it. */
export interface RemoteRoute {
  path: string
  load: () => Promise<{ Page: ComponentType }>
  /**
   * For a screen that people go to and fro: left, it rests in the page, hidden, and is there at once when somebody comes back. Its
   * effects end and begin again, its state stays, but what `useKept` holds is forgotten. Another version, another language, a change
   * of what is released and a dialog that was open end its rest.
   */
  rests?: boolean
}

/** What the host hands to a remote when it activates it. The remote uses the host's cache and never makes its own. */
export interface RemoteContext {
  queryClient: QueryClient
}

/** The one thing that a remote exposes, as `./module`, under the name `remote`. */
export interface RemoteModule {
  apiVersion: string
  routes: readonly RemoteRoute[]
  /** Runs once after sign-in (in idle time for `background` roles, otherwise before the first screen). */
  activate?: (context: RemoteContext) => void | Promise<void>
  /** Runs at sign-out and before the host swaps to another version: end timers, sounds and subscriptions here. */
  deactivate?: () => void
}

/** Declares a remote. Gives the types and nothing else: the host checks the shape again at run time. */
export const defineRemote = (definition: RemoteModule): RemoteModule => definition
