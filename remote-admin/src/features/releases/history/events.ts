import type { ReleaseChange, ReleaseHistory } from '@sufra/shared/contracts/release-control'

/** A line of the history: a change of a pointer, or what somebody laid into the store. */
export type ReleaseEvent = ReleaseHistory[number]

export const changesIn = (history: ReleaseHistory): ReleaseChange[] =>
  history.flatMap(event => (event.action === 'upload' ? [] : event))

export const keyOf = (event: ReleaseEvent): string | number =>
  event.action === 'upload' ? `${event.name} ${event.version} ${event.who}` : event.revision
