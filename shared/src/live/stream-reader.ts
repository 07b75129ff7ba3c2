import { createParser } from 'eventsource-parser'
import { send } from '#src/api/request.ts'
import { ApiError } from '#src/api/api-error.ts'

/** One message of the stream; the tabs pass it on unparsed. */
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

// The server sends a heartbeat every 15 s; 30 s of silence mean a dead connection, even if TCP reports none.
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

/**
 * Reads the stream until it ends, fails, falls silent or is aborted. Resolves if the server ended it, otherwise
 * rejects.
 */
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
    // Always aborts: an unread connection would stay open beside the next one.
    stop.abort()
  }
}
