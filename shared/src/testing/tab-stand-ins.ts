/** Channels between tabs, delivered at once and in order. */
class Channel extends EventTarget {
  private static open = new Set<Channel>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.open.add(this)
  }
  postMessage(message: unknown) {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: message }))
    }
  }
  close() {
    Channel.open.delete(this)
  }
}

interface LockOptions {
  signal?: AbortSignal
  steal?: boolean
}

interface Waiting {
  run: () => Promise<void>
}

/** Web Locks of one origin: one holder, a queue, abort while waiting, steal. */
class Locks {
  private queue = new Map<string, Waiting[]>()
  private holders = new Map<string, (reason: unknown) => void>()

  request(name: string, ...rest: [() => unknown] | [LockOptions, () => unknown]): Promise<unknown> {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]]
    return new Promise((resolve, reject) => {
      const run = async () => {
        this.holders.set(name, reject)
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
        if (this.holders.get(name) === reject) this.next(name)
      }
      this.enqueue(name, { options, entry: { run }, reject })
    })
  }

  private enqueue(
    name: string,
    request: { options: LockOptions; entry: Waiting; reject: (reason: unknown) => void },
  ) {
    const { options, entry, reject } = request
    const waiting = this.queue.get(name) ?? []
    this.queue.set(name, waiting)
    if (options.steal) {
      this.holders.get(name)?.(new DOMException('stolen', 'AbortError'))
      void entry.run()
      return
    }
    waiting.push(entry)
    options.signal?.addEventListener('abort', () => {
      this.queue.set(
        name,
        (this.queue.get(name) ?? []).filter(other => other !== entry),
      )
      reject(options.signal?.reason)
    })
    if (!this.holders.has(name)) this.next(name)
  }

  private next(name: string) {
    this.holders.delete(name)
    const entry = this.queue.get(name)?.shift()
    if (entry) void entry.run()
  }
}

export const installChannels = (): void => {
  Object.assign(globalThis, { BroadcastChannel: Channel })
}

export const installLocks = (): void => {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true })
}
