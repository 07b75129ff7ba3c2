import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Session } from '#src/routing/route.ts'
import type { LiveFrame } from './live-frame.ts'

// A browser with this much unread data is gone or hung: it is disconnected, and resumes later from its
// position.
const MAX_UNREAD_BYTES = 4_194_304

/** One open stream. `position` is the id of the last event that this browser has received or skipped. */
export interface LiveConnection {
  session: Session
  position: number
  /** Sends the new ones of these events. Skips those of branches that the user may not see. */
  send(frames: readonly LiveFrame[]): void
  /** Sends an event without an id, which is not repeated. */
  sendEphemeral(frame: LiveFrame): void
  sendBytes(bytes: Buffer): void
  isOpen(): boolean
  /** Waits until the browser has read everything, or is gone. */
  drained(): Promise<void>
  close(): void
}

const isFor = ({ branchIds }: Session, { branchId }: LiveFrame): boolean =>
  branchId === null || branchIds.length === 0 || branchIds.includes(branchId)

export const createConnection = (
  response: Writable,
  { session, position }: { session: Session; position: number },
): LiveConnection => {
  const isOpen = () => !response.destroyed && !response.writableEnded

  const sendBytes = (bytes: Buffer) => {
    if (!isOpen()) return
    // Writes of one turn are sent together, because node:http buffers until the end of the turn.
    response.write(bytes)
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  }

  const sendEphemeral = (frame: LiveFrame) => {
    const bytes = isFor(session, frame) ? frame.bytesFor(session) : null
    if (bytes) sendBytes(bytes)
  }

  const connection: LiveConnection = {
    session,
    position,
    isOpen,
    sendBytes,
    sendEphemeral,
    send: frames => {
      for (const frame of frames) {
        if (frame.id <= connection.position) continue
        connection.position = frame.id
        sendEphemeral(frame)
      }
    },
    drained: async () => {
      if (!isOpen() || !response.writableNeedDrain) return
      const isOver = new AbortController()
      const { signal } = isOver
      try {
        await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
      } finally {
        // Removes the listener that did not fire.
        isOver.abort()
      }
    },
    close: () => {
      response.end()
    },
  }
  return connection
}
