export interface OpenStream {
  /** Ids of received events of all connections, in order of arrival. */
  readonly ids: readonly number[]
  readonly isEnded: boolean
  /** Aborts the connection, as a network failure does. */
  cut(): Promise<void>
  /** Reconnects with the last event id, as a browser does. */
  comeBack(): Promise<void>
}

interface Where {
  token: string
  lastEventId: string
}

const ID = /^id: ?(\d+)$/m

/** Opens the live stream after `lastEventId` and records the ids of its events. Throws when it is refused. */
export const openStream = async (url: string, { token, lastEventId }: Where): Promise<OpenStream> => {
  const ids: number[] = []
  let isEnded = false
  let abort = new AbortController()
  let reading = Promise.resolve()

  const readAll = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const part of body) {
      const frames = (text + decoder.decode(part, { stream: true })).split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const id = ID.exec(frame)?.[1]
        // A reset is no order event: its id is the position from which the client continues.
        if (id !== undefined && !/^event: ?reset/m.test(frame)) ids.push(Number(id))
      }
    }
  }

  const open = async (after: string) => {
    abort = new AbortController()
    const answer = await fetch(`${url}/api/Order/Stream`, {
      headers: { authorization: `Bearer ${token}`, 'last-event-id': after },
      signal: abort.signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`No stream: ${answer.status} ${await answer.text()}`)
    isEnded = false
    reading = readAll(answer.body)
      .catch(() => undefined)
      .finally(() => {
        isEnded = true
      })
  }

  await open(lastEventId)
  return {
    ids,
    get isEnded() {
      return isEnded
    },
    cut: async () => {
      abort.abort()
      await reading
    },
    comeBack: () => open(String(ids.at(-1) ?? lastEventId)),
  }
}
