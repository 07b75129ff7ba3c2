import type { Session } from '#src/routing/route.ts'
import type { StoredEvent } from './stream.repository.ts'
import type { PersonalEvent } from './stream.service.ts'

/** Parses a stored event, once for all readers. */
export type Personalise = (event: StoredEvent) => PersonalEvent

/** An event for any number of readers. */
export interface LiveFrame extends Pick<StoredEvent, 'id' | 'branchId'> {
  /** time of creation, in ms */
  at: number
  /** Returns the bytes for this reader, shared by all readers of one kind. Null: not for this reader. */
  bytesFor(session: Session): Buffer | null
}

/** Returns a frame of server-sent events. */
export const frameOf = ({ type, data, id }: { type: string; data: string; id?: number }): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${data}\n\n`)

/** Returns the frames of an event: one per kind of reader, created on first use. */
export const createLiveFrame = (event: StoredEvent, personalise: Personalise): LiveFrame => {
  const { id, branchId, type } = event
  const frames = new Map<string, Buffer | null>()
  let personal: PersonalEvent | undefined
  return {
    id,
    branchId,
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
