import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '#src/logging/logger.ts'

type Handler = (payload: string) => void

const RECONNECT_MS = 250

interface Options {
  connectionString: string
  log: Logger
}

/** Holds one separate connection for LISTEN, opened at the first use and again after each loss. */
export const createListener = ({ connectionString, log }: Options) => {
  const handlers = new Map<string, Set<Handler>>()
  let client: Promise<pg.Client> | undefined
  let isClosed = false

  const tell = (channel: string, payload: string) => {
    for (const handler of handlers.get(channel) ?? []) handler(payload)
  }

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString, keepAlive: true })
    fresh.on('error', error => log.warn({ err: error }, 'listening connection lost'))
    fresh.on('notification', message => tell(message.channel, message.payload ?? ''))
    await fresh.connect()
    for (const channel of handlers.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    fresh.once('end', () => void reconnect())
    return fresh
  }

  const reconnect = async (): Promise<void> => {
    while (!isClosed) {
      await wait(RECONNECT_MS)
      if (isClosed) return
      client = connect()
      try {
        await client
        for (const channel of handlers.keys()) tell(channel, '')
        return
      } catch {
        // The server is still unreachable: the next round tries again.
      }
    }
  }

  const listen = async (channel: string, handler: Handler): Promise<() => Promise<void>> => {
    const known = handlers.get(channel)
    handlers.set(channel, (known ?? new Set()).add(handler))
    client ??= connect()
    const open = await client
    if (!known) await open.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      handlers.get(channel)?.delete(handler)
    }
  }

  const close = async () => {
    isClosed = true
    await client?.then(open => open.end()).catch(() => undefined)
  }

  return { listen, close }
}
