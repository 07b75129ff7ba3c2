import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** One event as it came. `data` is the JSON, still in bytes: thousands of readers need not decode what nobody looks at. */
export interface ReadEvent {
  /** null for what has no place in the merchant's order, such as a heartbeat */
  id: number | null
  type: string
  data: Buffer
}

interface Reading {
  /** where Sufra answers, e.g. `http://localhost:4000` */
  url: string
  /** an access token of somebody of the merchant */
  token: string
  /** resume after this event; without it the stream begins now */
  lastEventId?: number
  onEvent: (event: ReadEvent) => void
  /** once, when the stream was cut by whichever side */
  onEnd?: () => void
}

export interface StreamClient {
  /** Cuts the connection, as a browser does that goes away. */
  cut(): void
}

const FRAME_END = '\n\n'
const DATA = '\ndata: '

// Without data it is a comment, or says when to come back.
const eventOf = (frame: Buffer): ReadEvent | undefined => {
  const dataAt = frame.indexOf(DATA)
  if (dataAt < 0) return undefined
  const head = frame.subarray(0, dataAt).toString('latin1')
  const [, id] = /^id: (\d+)$/m.exec(head) ?? []
  return {
    id: id === undefined ? null : Number(id),
    type: /^event: (.+)$/m.exec(head)?.[1] ?? 'message',
    data: frame.subarray(dataAt + DATA.length),
  }
}

const readEvents = (body: IncomingMessage, onEvent: Reading['onEvent']): void => {
  let rest: Buffer = Buffer.alloc(0)
  body.on('data', (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(FRAME_END); end >= 0; end = bytes.indexOf(FRAME_END, from)) {
      const event = eventOf(bytes.subarray(from, end))
      if (event) onEvent(event)
      from = end + FRAME_END.length
    }
    rest = bytes.subarray(from)
  })
}

/**
 * Opens the live stream of a merchant over HTTP, on a connection of its own, light enough for thousands in one process.
 * Resolves with the answer's head. Rejects when nothing answers, and with the status when the answer is no stream.
 */
export const openStream = ({ url, token, lastEventId, onEvent, onEnd }: Reading): Promise<StreamClient> =>
  new Promise((resolve, reject) => {
    const asking = request(`${url}/api/Order/Stream`, {
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
      },
    })
    asking.once('error', reject)
    asking.once('response', answer => {
      if (answer.statusCode !== 200) {
        asking.destroy()
        reject(new Error(`The stream answered ${answer.statusCode}`))
        return
      }
      // What is cut tells so on the way out; that is its end and no failure.
      asking.on('error', () => undefined)
      answer.on('error', () => undefined)
      answer.once('close', () => onEnd?.())
      readEvents(answer, onEvent)
      resolve({ cut: () => void asking.destroy() })
    })
    asking.end()
  })
