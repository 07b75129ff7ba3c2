import { onLiveEvent } from '@sufra/shared/live'
import type { LiveEventOf, LiveEventType } from '@sufra/shared/live'

/**
 * Server stub with a stream, beside the other stubbed answers; `startLive` connects to it. `tell` sends an event and
 * resolves once the page has processed it.
 */
export const liveStream = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const others = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    String(input).includes('/api/Order/Stream')
      ? new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } })
      : others(input, init)
  const tell = ({ type, ...data }: LiveEventOf<LiveEventType>) =>
    new Promise<void>(resolve => {
      const stop = onLiveEvent(type, () => {
        stop()
        resolve()
      })
      void writer.write(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`))
    })
  return { tell }
}
