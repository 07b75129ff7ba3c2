import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** One received event. `data` is the JSON as bytes: thousands of readers need not decode unused data. */
export interface ReadEvent {
  /** null for an event outside the merchant's sequence, such as a heartbeat */
  id: number | null
  type: string
  data: Buffer
}

interface Reading {
  /** Sufra's origin, such as `http://localhost:4000` */
  url: string
  /** an access token of a member of the merchant */
  token: string
  /** resume after this event; without it the stream starts now */
  lastEventId?: number
  onEvent: (event: ReadEvent) => void
  /** called once when either side ends the stream */
  onEnd?: () => void
}

export interface StreamClient {
  /** Cuts the connection, like a browser that goes away. */
  cut(): void
}

const FRAME_END = '\n\n'
const DATA = '\ndata: '

// Without data the frame is a comment or a retry interval.
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
 * Opens the live stream of a merchant over HTTP on a separate connection, light enough for thousands in one process.
 * Resolves with the answer's head. Rejects if nothing answers, and with the status if the answer is no stream.
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
      // A cut connection emits an error; that is its end and no failure.
      asking.on('error', () => undefined)
      answer.on('error', () => undefined)
      answer.once('close', () => onEnd?.())
      readEvents(answer, onEvent)
      resolve({ cut: () => void asking.destroy() })
    })
    asking.end()
  })
