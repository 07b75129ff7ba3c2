import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export { clearPreservedState, PreservedScope, usePreservedState } from './preserved-state.tsx'
/** @deprecated Use `usePreservedState`. */
export { usePreservedState as useKept } from './preserved-state.tsx'
/** @deprecated Use `clearPreservedState`. */
export { clearPreservedState as forgetKept } from './preserved-state.tsx'
/** @deprecated Use `PreservedScope`. */
export { PreservedScope as KeptScope } from './preserved-state.tsx'
export type { PreservedValue } from './preserved-state.tsx'
/** @deprecated Use `PreservedValue`. */
export type { PreservedValue as KeptValue } from './preserved-state.tsx'

/** Version of the host API that this package describes. A remote declares the range it needs as `hostApi`. */
export const HOST_API = '1.0.0'

/** One screen of a remote. `path` is a react-router pattern without a leading slash, as its contract claims it. */
export interface RemoteRoute {
  path: string
  load: () => Promise<{ Page: ComponentType }>
  /**
   * Keeps the screen alive: after the person left it stays in the page, hidden, and shows at once on return. Its
   * effects stop and start again and its state stays, but `usePreservedState` values are cleared. Another version, another
   * language, a new release and an open dialog end the keep-alive.
   */
  keepAlive?: boolean
  /** @deprecated Use `keepAlive`. */
  rests?: boolean
}

/**
 * Context that the host passes to a remote on activation. The remote uses the host's query cache and never creates its
 * own.
 */
export interface RemoteContext {
  queryClient: QueryClient
}

/** The only export of a remote: `remote` of the module `./module`. */
export interface RemoteModule {
  apiVersion: string
  routes: readonly RemoteRoute[]
  /** Runs once after sign-in (in idle time for `background` roles, otherwise before the first screen). */
  activate?: (context: RemoteContext) => void | Promise<void>
  /** Runs at sign-out and before the host swaps to another version: stop timers, sounds and subscriptions here. */
  deactivate?: () => void
}

/** Declares a remote. Only types the definition: the host validates the shape at run time. */
export const defineRemote = (definition: RemoteModule): RemoteModule => definition
