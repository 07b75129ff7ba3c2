import { useRemotes } from '#src/remotes/remote-store.ts'
import type { RemotesState } from '#src/remotes/remote-store.ts'

export interface TraceEvent {
  /** Milliseconds since the page started. */
  at: number
  remote: string
  version: string
  event: string
  error?: string
}

/** Console interface for testers: `window.sufraRemotes.state()`, `.log()`. */
export interface RemotesInspector {
  state: () => RemotesState
  log: () => readonly TraceEvent[]
}

declare global {
  var sufraRemotes: RemotesInspector | undefined
}

/**
 * Events of the leak detector: the remote overwrote a global, or a screen left something behind after it was closed.
 */
export const LEAK_EVENTS = ['overwrote', 'left-behind'] as const

const KEPT_EVENTS = 200
const events: TraceEvent[] = []

export const trace = (event: Omit<TraceEvent, 'at'>): void => {
  events.push({ at: Math.round(performance.now()), ...event })
  if (events.length > KEPT_EVENTS) events.shift()
}

export const openInspector = (): void => {
  globalThis.sufraRemotes = { state: useRemotes.getState, log: () => events }
}

/** Returns the log entries of one remote, oldest first. */
export const eventsOf = (remote: string): TraceEvent[] => events.filter(event => event.remote === remote)
