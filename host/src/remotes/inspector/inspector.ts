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

/** What a tester reads in the console: `window.sufraRemotes.state()`, `.log()`. */
export interface RemotesInspector {
  state: () => RemotesState
  log: () => readonly TraceEvent[]
}

declare global {
  var sufraRemotes: RemotesInspector | undefined
}

/** It overwrote something of the page; something of a screen of it went on when the screen had gone. */
export const REACH_EVENTS = ['overwrote', 'left-behind'] as const

const KEPT_EVENTS = 200
const events: TraceEvent[] = []

export const trace = (event: Omit<TraceEvent, 'at'>): void => {
  events.push({ at: Math.round(performance.now()), ...event })
  if (events.length > KEPT_EVENTS) events.shift()
}

export const openInspector = (): void => {
  globalThis.sufraRemotes = { state: useRemotes.getState, log: () => events }
}

/** What the log has of one remote, oldest first. */
export const eventsOf = (remote: string): TraceEvent[] => events.filter(event => event.remote === remote)
