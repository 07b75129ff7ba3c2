import { PLATFORM, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Platform } from '#src/platform.ts'
import type { Session } from '#src/routing/route.ts'
import { AccountFeed } from './account-feed.ts'
import { frameOf } from './live-connection.ts'
import type { LiveConnection } from './live-connection.ts'
import {
  STREAM_CHANNEL,
  deleteEventsBefore,
  eventsAfter,
  lastEventId,
  oldestEventId,
  readNotice,
} from './stream.repository.ts'

const HEARTBEAT_MS = 15_000
const SESSION_CHECK_MS = 1000
// A notification can only be lost with its connection, which is noticed; this is for what nobody thought of.
const SAFETY_PUMP_MS = 5000
const PRUNE_MS = 3_600_000
const KEPT_MS = 24 * 3_600_000
// Further behind than this, reading everything anew is cheaper than catching up.
const LONGEST_CATCH_UP = 5000

interface Options extends Pick<Platform, 'database' | 'jobs' | 'log'> {
  /** whether the session that opened a stream still holds */
  holds: (session: Session) => Promise<boolean>
}

/** Where a stream begins; `isReset` when what the browser has is too old, or not ours. */
export interface Start {
  position: number
  isReset: boolean
}

const heartbeat = (): string =>
  frameOf({ type: 'heartbeat', data: JSON.stringify({ serverTime: new Date().toISOString() }) })

const readStart = async (
  db: Db,
  { accountId, asked }: { accountId: number; asked: number | null },
): Promise<Start> => {
  const position = await lastEventId(db, accountId)
  if (asked === null) return { position, isReset: false }
  const oldest = (await oldestEventId(db, accountId)) ?? position + 1
  const isKnown = asked <= position && asked >= oldest - 1 && position - asked <= LONGEST_CATCH_UP
  return isKnown ? { position: asked, isReset: false } : { position, isReset: true }
}

/** Carries what the outbox holds to every open stream of this process. One LISTEN connection serves all of them. */
export const createLiveHub = ({ database, jobs, log, holds }: Options) => {
  const feeds = new Map<number, AccountFeed>()
  let stopListening: Promise<() => Promise<void>> | undefined

  const watch = (delivery: Promise<void>): void => {
    delivery.catch(error => log.warn({ err: error }, 'live events not delivered yet'))
  }

  const pumpAll = (): void => {
    for (const feed of feeds.values()) watch(feed.pump())
  }

  const handleNotice = (text: string): void => {
    const notice = readNotice(text)
    if (!notice) return pumpAll()
    const feed = feeds.get(notice.accountId)
    if (feed) watch(notice.event ? feed.offer(notice.event) : feed.pump())
  }

  const feedOf = (accountId: number): AccountFeed => {
    const feed =
      feeds.get(accountId) ??
      new AccountFeed((id, limit) =>
        database.run(tenant(accountId), db => eventsAfter(db, { accountId, id, limit })),
      )
    feeds.set(accountId, feed)
    return feed
  }

  const connections = (): LiveConnection[] => [...feeds.values()].flatMap(feed => [...feed.connections])

  const cutEnded = async (): Promise<void> => {
    for (const connection of connections()) {
      const isHeld = await holds(connection.session)
      if (!isHeld) connection.close()
    }
  }

  jobs.every(HEARTBEAT_MS, 'live stream heartbeat', async () => {
    for (const connection of connections()) connection.sendFrame(heartbeat())
  })
  jobs.every(SESSION_CHECK_MS, 'cut ended live streams', cutEnded)
  jobs.every(SAFETY_PUMP_MS, 'look for live events', async () => pumpAll())
  jobs.every(PRUNE_MS, 'delete old live events', () =>
    database.run(PLATFORM, db => deleteEventsBefore(db, new Date(Date.now() - KEPT_MS))),
  )

  return {
    /** Where a stream that asks for `asked` begins. Call it before the answer's head is written: it can fail. */
    start: async (accountId: number, asked: number | null): Promise<Start> => {
      stopListening ??= database.listen(STREAM_CHANNEL, handleNotice)
      await stopListening
      return database.run(tenant(accountId), db => readStart(db, { accountId, asked }))
    },

    /** Sends what is missing and then everything that comes, until `leave`. */
    join: async (accountId: number, connection: LiveConnection): Promise<void> => {
      connection.sendFrame(heartbeat())
      await feedOf(accountId).join(connection)
    },

    leave: (accountId: number, connection: LiveConnection): void => {
      feeds.get(accountId)?.connections.delete(connection)
    },

    close: async (): Promise<void> => {
      for (const connection of connections()) connection.close()
      await (
        await stopListening
      )?.()
    },
  }
}
export type LiveHub = ReturnType<typeof createLiveHub>
