/** One open stream, from the server's side. */
export interface OpenStream {
  lastEventId: string | null
  isOpen: () => boolean
  send: (event: { type: string; data?: object; id?: string }) => void
  sendRaw: (text: string) => void
  end: () => void
}

const encoder = new TextEncoder()

const openStream = (init: RequestInit | undefined, streams: OpenStream[]): Response => {
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const sendRaw = (text: string) => controller.enqueue(encoder.encode(text))
      init?.signal?.addEventListener('abort', () => {
        if (isOpen) controller.error(init.signal?.reason)
        isOpen = false
      })
      streams.push({
        lastEventId: new Headers(init?.headers).get('Last-Event-ID'),
        isOpen: () => isOpen,
        sendRaw,
        send: ({ type, data = {}, id }) =>
          sendRaw(
            `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`,
          ),
        end: () => {
          isOpen = false
          controller.close()
        },
      })
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

/** Answers `fetch` with live streams. `refuse` answers with an error instead of opening one. */
export const answerStreams = (refuse: () => Response | null = () => null): OpenStream[] => {
  const streams: OpenStream[] = []
  globalThis.fetch = async (_input, init) => {
    init?.signal?.throwIfAborted()
    return refuse() ?? openStream(init, streams)
  }
  return streams
}
