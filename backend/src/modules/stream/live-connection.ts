import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Session } from '#src/routing/route.ts'
import type { StoredEvent } from './stream.repository.ts'

// A browser that has not read this much is gone or hung: it is cut off, and resumes from where it was.
const MAX_UNREAD_BYTES = 4_194_304

/** Turns a stored event into what this user may see of it: the JSON of `data:`. */
export type Personalise = (event: StoredEvent, session: Session) => string

/** One open stream. `position` is the last id that this browser has got, or needs not get. */
export interface LiveConnection {
  session: Session
  position: number
  /** Passes over what belongs to branches that the user is limited away from. */
  send(event: StoredEvent): void
  sendFrame(frame: string): void
  isOpen(): boolean
  /** Waits until the browser has taken what was sent, or is gone. */
  drained(): Promise<void>
  close(): void
}

const isFor = ({ branchIds }: Session, { branchId }: StoredEvent): boolean =>
  branchId === null || branchIds.length === 0 || branchIds.includes(branchId)

/** A frame of server-sent events. */
export const frameOf = ({ type, data, id }: { type: string; data: string; id?: number }): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${data}\n\n`

export const createConnection = (
  response: ServerResponse,
  { session, position, personalise }: { session: Session; position: number; personalise: Personalise },
): LiveConnection => {
  const isOpen = () => !response.destroyed && !response.writableEnded

  const sendFrame = (frame: string) => {
    if (!isOpen()) return
    response.write(frame)
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  }

  const connection: LiveConnection = {
    session,
    position,
    isOpen,
    sendFrame,
    send: event => {
      if (event.id <= connection.position) return
      connection.position = event.id
      if (!isFor(session, event)) return
      sendFrame(frameOf({ type: event.type, data: personalise(event, session), id: event.id }))
    },
    drained: async () => {
      if (isOpen() && response.writableNeedDrain)
        await Promise.race([once(response, 'drain'), once(response, 'close')])
    },
    close: () => {
      response.end()
    },
  }
  return connection
}
