import type { ReleaseChange, ReleaseHistory } from '@sufra/shared/contracts/release-control'

/** An event of the history: a change of a pointer, an upload, or claims to approve. */
export type ReleaseEvent = ReleaseHistory[number]

export const isChange = (event: ReleaseEvent): event is ReleaseChange => 'revision' in event

export const changesIn = (history: ReleaseHistory): ReleaseChange[] =>
  history.flatMap(event => (isChange(event) ? event : []))

export const keyOf = (event: ReleaseEvent): string | number =>
  isChange(event) ? event.revision : `${event.action} ${event.name} ${event.version} ${event.who}`
