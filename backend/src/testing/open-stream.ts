import { eventually } from './shop-fixture.ts'

export interface StreamEvent {
  type: string
  id: string | undefined
  // The data differs by event type; JSON.parse has no better type than this.
  data: ReturnType<typeof JSON.parse>
}

const fieldOf = (frame: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1]

export const eventOf = (frame: string): StreamEvent => ({
  type: fieldOf(frame, 'event') ?? '',
  id: fieldOf(frame, 'id'),
  data: JSON.parse(fieldOf(frame, 'data') ?? 'null'),
})

/** Opens the live stream over real HTTP, as a browser does, and collects its events. */
export const openStream = async (
  base: string,
  { headers, lastEventId }: { headers: Record<string, string>; lastEventId?: string },
) => {
  const abort = new AbortController()
  const answer = await fetch(`${base}/api/Order/Stream`, {
    headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`)
  const events: StreamEvent[] = []
  let isEnded = false
  let seen = 0
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const frames = `${text}${chunk}`.split('\n\n')
      text = frames.pop() ?? ''
      events.push(...frames.map(eventOf))
    }
  }
  const reading = read(answer.body)
    .catch(() => undefined)
    .finally(() => {
      isEnded = true
    })

  return {
    events,
    isEnded: () => isEnded,
    /** Returns the next event of this type that was not returned yet. */
    next: (type: string): Promise<StreamEvent> =>
      eventually(async () => {
        const at = events.findIndex((event, position) => position >= seen && event.type === type)
        if (at < 0) return undefined
        seen = at + 1
        return events[at]
      }),
    close: async () => {
      abort.abort()
      await reading
    },
  }
}
