import type { Session } from '#src/routing/route.ts'
import type { StoredEvent } from './stream.repository.ts'
import type { PersonalEvent } from './stream.service.ts'

/** Reads a stored event, once for all who will see it. */
export type Personalise = (event: StoredEvent) => PersonalEvent

/** An event on its way to any number of readers. */
export interface LiveFrame extends Pick<StoredEvent, 'id' | 'branchId'> {
  /** when it was taken up, in ms */
  at: number
  /** The bytes for this reader: all readers of one kind share them. Null: it is not for them. */
  bytesFor(session: Session): Buffer | null
}

/** A frame of server-sent events. */
export const frameOf = ({ type, data, id }: { type: string; data: string; id?: number }): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${data}\n\n`)

/** Puts an event into frames: one for each kind of reader that there is, made when the first of them comes. */
export const createLiveFrame = (event: StoredEvent, personalise: Personalise): LiveFrame => {
  const { id, branchId, type } = event
  const frames = new Map<string, Buffer | null>()
  let personal: PersonalEvent | undefined
  return {
    ...{ id, branchId },
    at: Date.now(),
    bytesFor: session => {
      personal ??= personalise(event)
      const kind = personal.kindOf(session)
      const known = frames.get(kind)
      if (known !== undefined) return known
      const data = personal.dataFor(session)
      const bytes = data === null ? null : frameOf({ type, data, ...(id > 0 && { id }) })
      frames.set(kind, bytes)
      return bytes
    },
  }
}
