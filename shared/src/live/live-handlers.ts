import type { LiveEvent } from '#src/contracts/live-event.ts'

export type LiveEventType = LiveEvent['type']
export type LiveEventOf<Type extends LiveEventType> = Extract<LiveEvent, { type: Type }>

const handlers = new Map<LiveEventType, Set<(event: LiveEvent) => void>>()

const isOfType = <Type extends LiveEventType>(event: LiveEvent, type: Type): event is LiveEventOf<Type> =>
  event.type === type

/** Calls `handler` for each event of that type, in the server's order. Returns the function that unsubscribes. */
export const onLiveEvent = <Type extends LiveEventType>(
  type: Type,
  handler: (event: LiveEventOf<Type>) => void,
): (() => void) => {
  const wrapped = (event: LiveEvent) => {
    if (isOfType(event, type)) handler(event)
  }
  const registered = handlers.get(type) ?? new Set()
  registered.add(wrapped)
  handlers.set(type, registered)
  return () => {
    registered.delete(wrapped)
  }
}

/** A failing handler must not stop the others. */
export const dispatch = (event: LiveEvent): void => {
  for (const handler of handlers.get(event.type) ?? []) {
    try {
      handler(event)
    } catch (error) {
      reportError(error)
    }
  }
}
