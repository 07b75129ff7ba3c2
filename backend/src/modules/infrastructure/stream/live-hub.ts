import { Gauge } from 'prom-client'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Session } from '#src/routing/route.ts'
import { AccountFeed } from './account-feed.ts'
import { inTurns } from './yield-between.ts'
import type { LiveConnection } from './live-connection.ts'
import { createLiveFrame, frameOf } from './live-frame.ts'
import type { LiveFrame, Personalise } from './live-frame.ts'
import { STREAM_CHANNEL, deleteEventsBefore, eventsAfter, readNotice } from './stream.repository.ts'
import type { Notice, StoredEvent } from './stream.repository.ts'
import { isForAll } from './stream.service.ts'
import { createStreamStart } from './stream-start.ts'
import type { Start } from './stream-start.ts'

const HEARTBEAT_MS = 15_000
const SESSION_CHECK_MS = 1000
// A notification can only be lost with its connection, which is noticed; this is a fallback for unknown
// cases.
const SAFETY_PUMP_MS = 5000
// A disconnected browser usually returns within this time and needs no read from the database.
const REMEMBERED_MS = 15_000
// Events that the first newcomer reads ahead for those after it.
const FETCHED_AHEAD = 200
const KEPT_MS = 24 * 3_600_000

/** Returns for each session whether it is still valid. */
export type AreSessionsValid = (sessions: readonly Session[]) => Promise<boolean[]>

const keyOf = ({ sid, version, role }: Session): string => `${sid} ${version} ${role}`

/** Returns the connections whose session has ended. Checks each session once, however many streams it has. */
const connectionsOfEndedSessions = async (
  connections: Iterable<LiveConnection>,
  areSessionsValid: AreSessionsValid,
): Promise<LiveConnection[]> => {
  const bySession = new Map<string, LiveConnection[]>()
  for (const connection of connections) {
    const key = keyOf(connection.session)
    const known = bySession.get(key)
    if (known) known.push(connection)
    else bySession.set(key, [connection])
  }
  const groups = [...bySession.values()]
  if (groups.length === 0) return []
  const areValid = await areSessionsValid(groups.flatMap(([connection]) => connection?.session ?? []))
  return groups.flatMap((group, at) => (areValid[at] ? [] : group))
}

const RESET = frameOf({ type: 'reset', data: JSON.stringify({ cursor: '0' }) })

/**
 * Streams of the operator's people: live events of all merchants' support conversations. Nothing is stored
 * for them. On a new connection, or after a possible loss, they get a `reset`.
 */
class OperatorFeed {
  readonly #connections = new Set<LiveConnection>()

  join(connection: LiveConnection): void {
    this.#connections.add(connection)
    connection.sendBytes(RESET)
  }

  leave(connection: LiveConnection): void {
    this.#connections.delete(connection)
  }

  isIdle(): boolean {
    return this.#connections.size === 0
  }

  send(frame: LiveFrame): void {
    for (const connection of this.#connections) connection.sendEphemeral(frame)
  }

  /** Makes all connections reload, because events may have been missed. */
  resetAll(): void {
    for (const connection of this.#connections) connection.sendBytes(RESET)
  }
}

export interface LiveHubOptions extends Pick<Foundation, 'database' | 'timers' | 'jobs' | 'log' | 'metrics'> {
  personalise: Personalise
  /** whether the sessions behind streams are still valid */
  holds: AreSessionsValid
  /** whether events of this type also go to the operator's people, of any merchant */
  isForOperator: (type: string) => boolean
}

const heartbeat = (): Buffer =>
  frameOf({ type: 'heartbeat', data: JSON.stringify({ serverTime: new Date().toISOString() }) })

/** Sends the events of the outbox to every open stream of this process. One LISTEN connection serves all of them. */
export const createLiveHub = (options: LiveHubOptions) => {
  const { database, timers, jobs, log, metrics, personalise, holds, isForOperator } = options
  const operators = new OperatorFeed()
  const feeds = new Map<number, AccountFeed>()
  const connections = new Set<LiveConnection>()
  const findStart = createStreamStart(database)
  let isClosed = false
  new Gauge({
    name: 'sufra_streams_open',
    help: 'Open event streams of this process.',
    registers: [metrics.registry],
    collect() {
      this.set(connections.size)
    },
  })
  let stopListening: Promise<() => Promise<void>> | undefined

  const watch = (delivery: Promise<void>): void => {
    delivery.catch(error => log.warn({ err: error }, 'live events not delivered yet'))
  }

  const pumpAll = (): void => {
    for (const feed of feeds.values()) watch(feed.pump())
  }

  const readOne = async ({ accountId, id }: Notice) => {
    const [event] = await database.run(tenant(accountId), db =>
      eventsAfter(db, { accountId, id: id - 1, limit: 1 }),
    )
    return event
  }

  const sendToOperators = async (notice: Notice): Promise<void> => {
    const event = notice.event ?? (await readOne(notice))
    if (event) operators.send(createLiveFrame({ ...event, id: 0, branchId: null }, personalise))
  }

  const sendToAll = ({ type, payload }: StoredEvent): Promise<void> => {
    const bytes = frameOf({ type, data: payload })
    return inTurns(connections, connection => connection.sendBytes(bytes))
  }

  const listen = async (): Promise<void> => {
    stopListening ??= database.listen(STREAM_CHANNEL, handleNotice)
    await stopListening
  }

  const handleNotice = (text: string): void => {
    const notice = readNotice(text)
    if (!notice) {
      operators.resetAll()
      return pumpAll()
    }
    if (isForAll(notice.type) && notice.event) return watch(sendToAll(notice.event))
    if (!operators.isIdle() && isForOperator(notice.type)) watch(sendToOperators(notice))
    const feed = feeds.get(notice.accountId)
    if (!feed) return
    if (notice.id === 0 && notice.event) feed.sendEphemeral(notice.event)
    else watch(notice.event ? feed.offer(notice.event) : feed.pump())
  }

  const addFeed = (accountId: number, position: number): AccountFeed => {
    const feed = new AccountFeed({
      position,
      readAfter: (id, limit) =>
        database.run(tenant(accountId), db => eventsAfter(db, { accountId, id, limit })),
      frame: event => createLiveFrame(event, personalise),
    })
    feeds.set(accountId, feed)
    return feed
  }

  const dropIfIdle = (accountId: number): void => {
    if (feeds.get(accountId)?.isIdle()) feeds.delete(accountId)
  }

  timers.every(HEARTBEAT_MS, 'live stream heartbeat', () => {
    const bytes = heartbeat()
    return inTurns(connections, connection => connection.sendBytes(bytes))
  })
  timers.every(SESSION_CHECK_MS, 'cut ended live streams', async () =>
    inTurns(await connectionsOfEndedSessions(connections, holds), connection => connection.close()),
  )
  timers.every(SAFETY_PUMP_MS, 'look for live events', async () => {
    for (const feed of feeds.values()) feed.forget(Date.now() - REMEMBERED_MS)
    pumpAll()
  })
  jobs.cron('delete-old-live-events', '*/10 * * * *', () =>
    database.run(ALL_MERCHANTS, db => deleteEventsBefore(db, new Date(Date.now() - KEPT_MS))),
  )

  return {
    /**
     * Returns the start of a stream that requests events after `asked`. Call it before the response head is
     * written, because it can fail.
     */
    start: async (accountId: number, asked: number | null): Promise<Start> => {
      await listen()
      return findStart({ accountId, asked, feed: feeds.get(accountId) })
    },

    /** Sends the events since `start` and then all new ones, until `leave`. */
    join: async (accountId: number, connection: LiveConnection, { newest }: Start): Promise<void> => {
      if (isClosed) return connection.close()
      connections.add(connection)
      connection.sendBytes(heartbeat())
      const known = feeds.get(accountId)
      const feed = known ?? addFeed(accountId, Math.max(connection.position, newest - FETCHED_AHEAD))
      const joining = feed.join(connection)
      // Events committed since `start` were delivered to nobody here.
      if (!known) watch(feed.pump())
      try {
        await joining
      } finally {
        dropIfIdle(accountId)
      }
    },

    listen,

    /** Sends events of the support conversations of all merchants, until `leave`. */
    joinOperators: (connection: LiveConnection): void => {
      if (isClosed) return connection.close()
      connections.add(connection)
      connection.sendBytes(heartbeat())
      operators.join(connection)
    },

    leave: (accountId: number | null, connection: LiveConnection): void => {
      connections.delete(connection)
      if (accountId === null) return operators.leave(connection)
      feeds.get(accountId)?.leave(connection)
      dropIfIdle(accountId)
    },

    /** Counts the open streams and feeds. */
    holding: () => ({ streams: connections.size, feeds: feeds.size }),

    /** Ends all streams. Streams that begin later end at once. */
    close: async (): Promise<void> => {
      isClosed = true
      for (const connection of connections) connection.close()
      await (
        await stopListening
      )?.()
    },
  }
}
export type LiveHub = ReturnType<typeof createLiveHub>
