import type { LiveConnection } from './live-connection.ts'
import type { LiveFrame } from './live-frame.ts'
import { frameOf } from './live-frame.ts'

const FROM_NOW = frameOf({ type: 'reset', data: JSON.stringify({ cursor: '0' }) })

/**
 * The streams of the operator's people: what happens in any merchant's conversations, as it happens. Nothing is kept for
 * them. Whoever comes, or may have missed something, is told to read anew.
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
    for (const connection of this.#connections) connection.whisper(frame)
  }

  /** Something may have been missed. */
  startAnew(): void {
    for (const connection of this.#connections) connection.sendBytes(FROM_NOW)
  }
}
