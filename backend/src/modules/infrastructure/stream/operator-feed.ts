import type { LiveConnection } from './live-connection.ts'
import type { LiveFrame } from './live-frame.ts'
import { frameOf } from './live-frame.ts'

const FROM_NOW = frameOf({ type: 'reset', data: JSON.stringify({ cursor: '0' }) })

/**
 * Streams of the operator's people: live events of all merchants' support conversations. Nothing is stored
 * for them. On a new connection, or after a possible loss, they are told to reload.
 */
export class OperatorFeed {
  readonly #connections = new Set<LiveConnection>()

  join(connection: LiveConnection): void {
    this.#connections.add(connection)
    connection.sendBytes(FROM_NOW)
  }

  leave(connection: LiveConnection): void {
    this.#connections.delete(connection)
  }

  isIdle(): boolean {
    return this.#connections.size === 0
  }

  tell(frame: LiveFrame): void {
    for (const connection of this.#connections) connection.sendEphemeral(frame)
  }

  /** Tells all connections to reload, because events may have been missed. */
  startAnew(): void {
    for (const connection of this.#connections) connection.sendBytes(FROM_NOW)
  }
}
