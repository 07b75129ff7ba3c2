import { setTimeout as wait } from 'node:timers/promises'
import { AT_ONCE, inTurns } from './yield-between.ts'
import type { LiveConnection } from './live-connection.ts'
import type { LiveFrame } from './live-frame.ts'
import { createSharedReads } from './shared-reads.ts'
import type { StoredEvent } from './stream.repository.ts'

const BATCH = 200
// With many readers the writes cost, not the events, so events of a burst are sent together.
const PAUSE_BETWEEN_ROUNDS_MS = 50

interface Options {
  /** id of the merchant's last known event */
  position: number
  readAfter: (id: number, limit: number) => Promise<StoredEvent[]>
  frame: (event: StoredEvent) => LiveFrame
}

/**
 * Distributes the events of one merchant to this process's connections. Every event is read and framed once,
 * however many browsers are open. Recent events stay for browsers that reconnect; a connection from further
 * back reads the database until it reaches them.
 */
export class AccountFeed {
  readonly #connections = new Set<LiveConnection>()
  readonly #readAfter: Options['readAfter']
  readonly #frame: Options['frame']
  readonly #readBack
  /** all events after `#from` up to `#position` */
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

  /** Id of the last known event. */
  get position(): number {
    return this.#position
  }

  /** Returns whether there are no connections, also none that are joining. */
  isIdle(): boolean {
    return this.#connections.size + this.#joining === 0
  }

  /** Returns whether the events after this id are in memory. */
  covers(id: number): boolean {
    return id >= this.#from
  }

  /** Delivers new events. A call during a run adds another pass to that run. */
  pump(): Promise<void> {
    if (this.isIdle()) return Promise.resolve()
    this.#isBehind = true
    this.#pumping ??= this.#run()
    return this.#pumping
  }

  /** Delivers the event of a notification if it is the next one; otherwise reads the missing ones. */
  async offer(event: StoredEvent): Promise<void> {
    const isNext = event.id === this.#position + 1 && this.#pumping === undefined
    if (!isNext) await this.pump()
    else if (!this.isIdle()) await this.#deliver([event])
  }

  /** Sends an event that is not stored. */
  sendEphemeral(event: StoredEvent): void {
    const frame = this.#frame(event)
    for (const connection of this.#connections) connection.sendEphemeral(frame)
  }

  // Both functions below mark their end in the same turn as their last check, so that no call is lost.
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

  // Events that arrive during a round need another round for connections that were served before.
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

  /** Sends a connection the missing events and then adds it to the feed. */
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
    // No await between the last read and the join, so that no event is missed.
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

  /** Drops events from before this moment (ms). */
  forget(before: number): void {
    // Outside of a round every connection has everything.
    if (this.#sending) return
    const first = this.#recent.findIndex(({ at }) => at >= before)
    const gone = this.#recent.splice(0, first < 0 ? this.#recent.length : first)
    this.#from = gone.at(-1)?.id ?? this.#from
  }
}
