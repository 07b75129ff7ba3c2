import type { LiveConnection } from './live-connection.ts'
import type { StoredEvent } from './stream.repository.ts'

const BATCH = 200

type ReadAfter = (id: number, limit: number) => Promise<StoredEvent[]>

/**
 * The events of one merchant on their way to this process's connections. Every event is read once, however many
 * browsers are open; a connection that comes from further back reads alone until it has caught up.
 */
export class AccountFeed {
  readonly connections = new Set<LiveConnection>()
  readonly #readAfter: ReadAfter
  #position = 0
  #joining = 0
  #pumping: Promise<void> | undefined
  #isBehind = false

  constructor(readAfter: ReadAfter) {
    this.#readAfter = readAfter
  }

  /** Delivers what is new. A call during a run makes that run look once more. */
  pump(): Promise<void> {
    if (this.connections.size + this.#joining === 0) return Promise.resolve()
    this.#isBehind = true
    this.#pumping ??= this.#run().finally(() => {
      this.#pumping = undefined
    })
    return this.#pumping
  }

  /** Delivers an event that a notification carried, if it is the next one; otherwise looks what is missing. */
  async offer(event: StoredEvent): Promise<void> {
    const isNext = event.id === this.#position + 1 && this.#pumping === undefined
    if (!isNext) await this.pump()
    else if (this.connections.size + this.#joining > 0) this.#deliver(event)
  }

  async #run(): Promise<void> {
    while (this.#isBehind) {
      this.#isBehind = false
      const events = await this.#readAfter(this.#position, BATCH)
      for (const event of events) this.#deliver(event)
      if (events.length === BATCH) this.#isBehind = true
    }
  }

  #deliver(event: StoredEvent): void {
    this.#position = event.id
    for (const connection of this.connections) connection.send(event)
  }

  /** Brings a connection up to date and then lets it take part. */
  async join(connection: LiveConnection): Promise<void> {
    this.#joining += 1
    try {
      // Nobody is served from here yet, so there is nothing behind this connection's start to deliver.
      if (this.connections.size === 0) this.#position = Math.max(this.#position, connection.position)
      await this.#catchUp(connection)
    } finally {
      this.#joining -= 1
    }
  }

  async #catchUp(connection: LiveConnection): Promise<void> {
    while (connection.isOpen()) {
      const events = await this.#readAfter(connection.position, BATCH)
      for (const event of events) connection.send(event)
      await connection.drained()
      // No await between this look and the joining, so nothing can slip through between them.
      if (events.length < BATCH && connection.position >= this.#position) {
        if (connection.isOpen()) this.connections.add(connection)
        return
      }
    }
  }
}
