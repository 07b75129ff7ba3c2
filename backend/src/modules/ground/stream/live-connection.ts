import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Session } from '#src/routing/route.ts'
import type { LiveFrame } from './live-frame.ts'

// A browser that has not read this much is gone or hung: it is cut off, and resumes from where it was.
const MAX_UNREAD_BYTES = 4_194_304

/** One open stream. `position` is the last id that this browser has got, or needs not get. */
export interface LiveConnection {
  session: Session
  position: number
  /** Sends what is new of these. Passes over what belongs to branches that the user is limited away from. */
  send(frames: readonly LiveFrame[]): void
  /** Sends what has no place in the order of events, and which nobody asks for again. */
  whisper(frame: LiveFrame): void
  sendBytes(bytes: Buffer): void
  isOpen(): boolean
  /** Waits until the browser has taken what was sent, or is gone. */
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
    // What is written in one turn leaves together: node:http holds it back until the turn is over.
    response.write(bytes)
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  }

  const whisper = (frame: LiveFrame) => {
    const bytes = isFor(session, frame) ? frame.bytesFor(session) : null
    if (bytes) sendBytes(bytes)
  }

  const connection: LiveConnection = {
    session,
    position,
    isOpen,
    sendBytes,
    whisper,
    send: frames => {
      for (const frame of frames) {
        if (frame.id <= connection.position) continue
        connection.position = frame.id
        whisper(frame)
      }
    },
    drained: async () => {
      if (!isOpen() || !response.writableNeedDrain) return
      const isOver = new AbortController()
      const { signal } = isOver
      try {
        await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
      } finally {
        // The other one must not go on listening.
        isOver.abort()
      }
    },
    close: () => {
      response.end()
    },
  }
  return connection
}
