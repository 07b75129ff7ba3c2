import { setTimeout as wait } from 'node:timers/promises'
import { AT_ONCE, inTurns } from './in-turns.ts'
import type { LiveConnection } from './live-connection.ts'
import type { LiveFrame } from './live-frame.ts'
import { createSharedReads } from './shared-reads.ts'
import type { StoredEvent } from './stream.repository.ts'

const BATCH = 200
// With many readers the write costs, not the event: what comes in a burst leaves together.
const PAUSE_BETWEEN_ROUNDS_MS = 50

interface Options {
  /** the merchant's last event, as far as is known */
  position: number
  readAfter: (id: number, limit: number) => Promise<StoredEvent[]>
  frame: (event: StoredEvent) => LiveFrame
}

/**
 * The events of one merchant on their way to this process's connections. Every event is read once and put into frames once,
 * however many browsers are open. What was sent lately stays for those who come back; a connection from further back reads
 * until it has reached that.
 */
export class AccountFeed {
  readonly #connections = new Set<LiveConnection>()
  readonly #readAfter: Options['readAfter']
  readonly #frame: Options['frame']
  readonly #readBack
  /** everything after `#from` up to `#position` */
  #recent: LiveFrame[] = []
  #from: number
  #position: number
  #joining = 0
  #pumping: Promise<void> | undefined
  #sending: Promise<void> | undefined
  #isBehind = false

  constructor({ position, readAfter, frame }: Options) {
    this.#from = position
    this.#position = position
    this.#readAfter = readAfter
    this.#frame = frame
    this.#readBack = createSharedReads(id => this.#framesAfter(id))
  }

  /** The last event that is known here. */
  get position(): number {
    return this.#position
  }

  /** Whether nobody listens, or is about to. */
  isIdle(): boolean {
    return this.#connections.size + this.#joining === 0
  }

  /** Whether what follows this event can be sent without reading it. */
  covers(id: number): boolean {
    return id >= this.#from
  }

  /** Delivers what is new. A call during a run makes that run look once more. */
  pump(): Promise<void> {
    if (this.isIdle()) return Promise.resolve()
    this.#isBehind = true
    this.#pumping ??= this.#run()
    return this.#pumping
  }

  /** Delivers an event that a notification carried, if it is the next one; otherwise looks what is missing. */
  async offer(event: StoredEvent): Promise<void> {
    const isNext = event.id === this.#position + 1 && this.#pumping === undefined
    if (!isNext) await this.pump()
    else if (!this.isIdle()) await this.#deliver([event])
  }

  /** Says something that is kept nowhere. */
  whisper(event: StoredEvent): void {
    const frame = this.#frame(event)
    for (const connection of this.#connections) connection.whisper(frame)
  }

  // Both of these say that they are over in the very turn in which they look for the last time.
  async #run(): Promise<void> {
    try {
      while (this.#isBehind) {
        this.#isBehind = false
        const events = await this.#readAfter(this.#position, BATCH)
        await this.#deliver(events)
        if (events.length === BATCH) this.#isBehind = true
      }
    } finally {
      this.#pumping = undefined
    }
  }

  #deliver(events: readonly StoredEvent[]): Promise<void> {
    for (const event of events) {
      this.#recent.push(this.#frame(event))
      this.#position = event.id
    }
    this.#sending ??= this.#sendAll()
    return this.#sending
  }

  // What comes during a round is for those who had their turn before it: then there is another round.
  async #sendAll(): Promise<void> {
    try {
      for (let sent = Number.NaN; sent !== this.#position;) {
        sent = this.#position
        await inTurns(this.#connections, connection => connection.send(this.#after(connection.position)))
        const isBurst = sent !== this.#position && this.#connections.size > AT_ONCE
        if (isBurst) await wait(PAUSE_BETWEEN_ROUNDS_MS)
      }
    } finally {
      this.#sending = undefined
    }
  }

  #after(id: number): LiveFrame[] {
    const last = this.#recent.findLastIndex(frame => frame.id <= id)
    return this.#recent.slice(last + 1)
  }

  /** Brings a connection up to date and then lets it take part. */
  async join(connection: LiveConnection): Promise<void> {
    this.#joining += 1
    try {
      await this.#catchUp(connection)
    } finally {
      this.#joining -= 1
    }
  }

  async #catchUp(connection: LiveConnection): Promise<void> {
    while (connection.isOpen() && !this.covers(connection.position)) {
      const { frames, upTo } = await this.#readBack(connection.position)
      connection.send(frames)
      connection.position = Math.max(connection.position, upTo)
      await connection.drained()
    }
    // No await between the last look and the joining, so nothing can slip through between them.
    if (!connection.isOpen()) return
    this.#connections.add(connection)
    connection.send(this.#after(connection.position))
  }

  async #framesAfter(id: number): Promise<{ frames: LiveFrame[]; upTo: number }> {
    const upTo = this.#position
    const events = await this.#readAfter(id, BATCH)
    return { frames: events.map(this.#frame), upTo: events.length < BATCH ? upTo : id }
  }

  leave(connection: LiveConnection): void {
    this.#connections.delete(connection)
  }

  /** Lets go of what was sent before this moment (ms). */
  forget(before: number): void {
    // Outside of a round every connection has everything.
    if (this.#sending) return
    const first = this.#recent.findIndex(({ at }) => at >= before)
    const gone = this.#recent.splice(0, first < 0 ? this.#recent.length : first)
    this.#from = gone.at(-1)?.id ?? this.#from
  }
}
