import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { AtEnd, Db } from '#src/database/database.ts'
import { LOCK_TIMEOUT, isConnectionLoss, sqlStateOf } from '#src/errors/sql-state.ts'
import { runAs } from '#src/database/work-kind.ts'
import { interpretEvent, interpretWithoutContent, newOrdersOf, settlementsOf } from './interpret-event.ts'
import type { Interpretation } from './interpret-event.ts'
import type { Acknowledge, TakeIn } from './order-intake.ts'
import { accountsToDo, claimEvents, postponeEvent, settleEvents } from './platform-event.repository.ts'
import type { ClaimedEvent, EventSelection } from './platform-event.repository.ts'

export const INBOX_TIMER = 'process platform events'
// Fallback for failed events, and for events of a process that died; normally the poll finds nothing.
const POLL_MS = 1000
// Together with the batches of the webhook and two calls about orders, the default size of DATABASE_INTAKE_POOL.
const MERCHANTS_AT_ONCE = 4
// Maximum number of events per transaction.
const LARGEST_BATCH = 16
const MAX_ATTEMPTS = 6

interface Options extends Pick<Foundation, 'database' | 'timers' | 'log'> {
  takeIn: TakeIn
  acknowledge: Acknowledge
}

interface Batch {
  accountId: number
  claimed: ClaimedEvent[]
  interpret: (event: ClaimedEvent) => Interpretation
}

/** Writes the orders and the results of the claimed events, all or none. */
const processEvents = async (
  { takeIn, acknowledge }: Pick<Options, 'takeIn' | 'acknowledge'>,
  { db, atEnd }: { db: Db; atEnd: AtEnd },
  { accountId, claimed, interpret }: Batch,
): Promise<void> => {
  if (claimed.length === 0) return
  const interpreted = claimed.map(each => ({ event: each.event, meaning: interpret(each) }))
  const now = new Date()
  const results = await takeIn(db, {
    accountId,
    now,
    arrivals: interpreted.flatMap(({ meaning }) => (meaning.kind === 'order' ? meaning.arrival : [])),
    laterEvents: interpreted.flatMap(({ event: { channelId }, meaning }) =>
      meaning.kind === 'laterEvent' ? { channelId, event: meaning.event } : [],
    ),
  })
  const lastWrites = [
    ...results.writes,
    settleEvents(db, accountId, settlementsOf(interpreted, results)),
    ...acknowledge(db, { accountId, orders: newOrdersOf(interpreted, results.orderIds), now }),
    // The merchant's other writers wait from the announcement to the commit.
    ...results.announcements,
  ]
  for (const write of lastWrites) void atEnd(write)
}

// A lost connection or the lock of another transaction is not the event's fault: a later turn retries.
const isFaultOfOthers = (error: unknown): boolean =>
  isConnectionLoss(error) || sqlStateOf(error) === LOCK_TIMEOUT

/**
 * Processes the inbox of platform events. Each merchant has one turn at a time, so its events stay in order, and
 * merchants take turns, so a merchant with many events does not delay the others. The queue contains only ids of
 * merchants: events stay in the database until the transaction of their order commits.
 */
export const createInboxWorker = ({ database, timers, log, takeIn, acknowledge }: Options) => {
  const waiting = new Set<number>()
  const running = new Map<number, Promise<void>>()
  const wokenWhileRunning = new Set<number>()
  const withFailedEvents = new Set<number>()
  let isClosed = false

  // After repeated failures the order is taken in by its number only, because one of its parts may cause the
  // error.
  const postponeOrGiveUp = async (key: { accountId: number; id: number }, error: unknown): Promise<void> => {
    const { accountId, id } = key
    const complaint = String(error).slice(0, 300)
    const attempts = await database.run(tenant(accountId), db => postponeEvent(db, key, complaint))
    if (attempts < MAX_ATTEMPTS) return
    await database.run(
      tenant(accountId),
      async (db, atEnd) => {
        const claimed = await claimEvents(db, { accountId, wanted: { ids: [id] }, limit: 1 })
        const interpret = (event: ClaimedEvent) => interpretWithoutContent(event, complaint)
        await processEvents({ takeIn, acknowledge }, { db, atEnd }, { accountId, claimed, interpret })
      },
      { isAlone: true },
    )
  }

  // Returns the number of events. A failed batch is retried event by event, so that an event fails only by its
  // own error.
  const processBatch = async (accountId: number, wanted: EventSelection): Promise<number> => {
    let ids: number[] = []
    try {
      await database.run(
        tenant(accountId),
        async (db, atEnd) => {
          const limit = wanted === 'failed' ? 1 : LARGEST_BATCH
          const claimed = await claimEvents(db, { accountId, wanted, limit })
          ids = claimed.flatMap(({ event }) => (event.state === 'received' ? event.id : []))
          const batch = { accountId, claimed, interpret: interpretEvent }
          await processEvents({ takeIn, acknowledge }, { db, atEnd }, batch)
        },
        { isAlone: true },
      )
    } catch (error) {
      const [id] = ids
      if (isFaultOfOthers(error) || id === undefined) throw error
      if (ids.length > 1) {
        for (const each of ids) await processBatch(accountId, { ids: [each] })
        return ids.length
      }
      log.error({ err: error, inboxId: id }, 'platform event not processed')
      await postponeOrGiveUp({ accountId, id }, error)
    }
    return ids.length
  }

  // A turn takes new events and one failed event, so that neither delays the other. Returns whether there are
  // more.
  const takeTurn = async (accountId: number): Promise<boolean> => {
    const hasMoreNew = (await processBatch(accountId, 'fresh')) === LARGEST_BATCH
    // Removed before the batch, so that an addition during the batch stays.
    if (!withFailedEvents.delete(accountId)) return hasMoreNew
    const hasMoreFailed = (await processBatch(accountId, 'failed')) > 0
    if (hasMoreFailed) withFailedEvents.add(accountId)
    return hasMoreNew || hasMoreFailed
  }

  const runTurn = async (accountId: number): Promise<void> => {
    const hasMore = await runAs('intake', () => takeTurn(accountId)).catch(error => {
      log.error({ err: error, accountId }, 'platform events not processed')
      return false
    })
    running.delete(accountId)
    const isWoken = wokenWhileRunning.delete(accountId)
    // The next turn goes to the end of the queue.
    if (hasMore || isWoken) waiting.add(accountId)
    startTurns()
  }

  const startTurns = (): void => {
    for (const accountId of waiting) {
      if (isClosed || running.size >= MERCHANTS_AT_ONCE) return
      waiting.delete(accountId)
      running.set(accountId, runTurn(accountId))
    }
  }

  /** Queues a turn of this merchant. */
  const wake = (accountId: number): void => {
    if (running.has(accountId)) wokenWhileRunning.add(accountId)
    else waiting.add(accountId)
    startTurns()
  }

  const wakeAll = async (): Promise<void> => {
    for (const { accountId, hasFailed } of await database.run(ALL_MERCHANTS, accountsToDo)) {
      if (hasFailed) withFailedEvents.add(accountId)
      wake(accountId)
    }
  }

  timers.every(POLL_MS, INBOX_TIMER, () => runAs('intake', wakeAll))
  timers.beginWith(INBOX_TIMER)

  return {
    wake,

    /** Starts no further turn and waits for the running ones. */
    close: async (): Promise<void> => {
      isClosed = true
      await Promise.all(running.values())
    },
  }
}
