import type { ReleaseChange, ReleaseHistory } from '@sufra/shared/contracts/release-control'

/** A line of the history: a change of a pointer, what somebody laid into the store, or claims to be approved. */
export type ReleaseEvent = ReleaseHistory[number]

export const isChange = (event: ReleaseEvent): event is ReleaseChange => 'revision' in event

export const changesIn = (history: ReleaseHistory): ReleaseChange[] =>
  history.flatMap(event => (isChange(event) ? event : []))

export const keyOf = (event: ReleaseEvent): string | number =>
  isChange(event) ? event.revision : `${event.action} ${event.name} ${event.version} ${event.who}`
