import { createParser } from 'eventsource-parser'
import { send } from '#src/api/request.ts'
import { ApiError } from '#src/api/api-error.ts'

/** One message as it came over the wire: the tabs pass it on unparsed. */
export interface StreamMessage {
  id: string | null
  type: string
  data: string
}

interface StreamReading {
  lastEventId: string | null
  signal: AbortSignal
  onOpen: () => void
  onMessage: (message: StreamMessage) => void
}

// The server sends a heartbeat every 15 s; twice that in silence means that the connection is dead, whatever TCP believes.
const SILENCE = 30_000

const watchSilence = (onSilence: () => void) => {
  let timer = setTimeout(onSilence, SILENCE)
  return {
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, SILENCE)
    },
    stop: () => clearTimeout(timer),
  }
}

const open = async ({ lastEventId, signal }: Pick<StreamReading, 'lastEventId' | 'signal'>) => {
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId === null ? {} : { 'Last-Event-ID': lastEventId }),
  }
  const response = await send({ method: 'GET', path: '/api/Order/Stream', options: { headers, signal } })
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) throw new ApiError({ status: response.status, code: 'bad_answer' })
  return response.body
}

/** Reads the stream until it ends, fails, falls silent or is aborted. Resolves when the server ended it, rejects otherwise. */
export const readStream = async ({
  lastEventId,
  signal,
  onOpen,
  onMessage,
}: StreamReading): Promise<void> => {
  const stop = new AbortController()
  const abort = () => stop.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  const silence = watchSilence(() => stop.abort(new DOMException('silence', 'TimeoutError')))
  try {
    const body = await open({ lastEventId, signal: stop.signal })
    onOpen()
    const parser = createParser({
      onEvent: ({ id, event, data }) => onMessage({ id: id ?? null, type: event ?? 'message', data }),
    })
    const decoder = new TextDecoder()
    const reader = body.getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      silence.heard()
      parser.feed(decoder.decode(chunk.value, { stream: true }))
    }
  } finally {
    silence.stop()
    signal.removeEventListener('abort', abort)
    // Whatever ended it: a connection that nobody reads would stay open beside the next one.
    stop.abort()
  }
}
