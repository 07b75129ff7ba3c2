import type { WebhookAnswer } from '@sufra/shared/contracts/channel'
import { PLATFORM, tenant } from '#src/database/database.ts'
import { isConnectionLoss } from '#src/database/sql-state.ts'
import type { Platform } from '#src/platform.ts'
import { eventsToDo, postponeEvent } from './platform-event.repository.ts'
import type { InboxKey } from './platform-event.repository.ts'
import { giveUpEvent, processEvent } from './process-event.ts'
import { receiveEvent } from './receive-event.ts'
import type { SentMessage } from './receive-event.ts'

export { LARGEST_MESSAGE } from './read-message.ts'

export const INBOX_JOB = 'process platform events'
// The safety net for what this process did not finish, or another one stored: normally nothing is left to find.
const POLL_MS = 1000
const BATCH = 100
const MAX_ATTEMPTS = 6
// Leaves connections of the pool to the people at the counter.
const AT_ONCE = 4

/** Takes what platforms send, answers at once and does the work right after. */
export const createPlatformEventService = ({
  database,
  jobs,
  log,
}: Pick<Platform, 'database' | 'jobs' | 'log'>) => {
  const queue: InboxKey[] = []
  const running = new Set<Promise<void>>()
  let isClosed = false

  const postpone = async (key: InboxKey, error: unknown): Promise<void> => {
    if (isConnectionLoss(error)) return
    const scope = tenant(key.accountId)
    const reason = String(error).slice(0, 300)
    const attempts = await database.run(scope, db => postponeEvent(db, key, reason))
    if (attempts >= MAX_ATTEMPTS) await database.run(scope, db => giveUpEvent(db, key, reason))
  }

  const handle = async (key: InboxKey): Promise<void> => {
    try {
      await database.run(tenant(key.accountId), db => processEvent(db, key))
    } catch (error) {
      log.error({ err: error, inboxId: key.id }, 'platform event not processed')
      await postpone(key, error).catch(failure => log.error({ err: failure }, 'platform event not postponed'))
    }
  }

  const pump = (): void => {
    while (!isClosed && running.size < AT_ONCE) {
      const key = queue.shift()
      if (!key) return
      const task = handle(key).finally(() => {
        running.delete(task)
        pump()
      })
      running.add(task)
    }
  }

  const poll = async (): Promise<void> => {
    if (queue.length > 0) return
    const keys = await database.run(PLATFORM, db => eventsToDo(db, { now: new Date(), limit: BATCH }))
    queue.push(...keys)
    pump()
  }

  jobs.every(POLL_MS, INBOX_JOB, poll)

  return {
    receive: async (message: SentMessage): Promise<WebhookAnswer> => {
      const { answer, key } = await receiveEvent(database, message)
      if (key) {
        queue.push(key)
        pump()
      }
      return answer
    },

    /** Waits until everything that was received is done; for tests and for the end. */
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running)
    },

    close: async (): Promise<void> => {
      isClosed = true
      await Promise.all(running)
    },
  }
}
export type PlatformEventService = ReturnType<typeof createPlatformEventService>
