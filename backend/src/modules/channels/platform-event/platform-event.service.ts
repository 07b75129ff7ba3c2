import type { WebhookAnswer } from '@sufra/shared/contracts/channel'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { runAs } from '#src/database/work-kind.ts'
import { isConnectionLoss } from '#src/database/sql-state.ts'
import { badSignature } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { createBatcher } from './batches.ts'
import { accountsToDo } from './platform-event.repository.ts'
import { readSent, storeEvents } from './receive-event.ts'
import type { SentMessage } from './receive-event.ts'
import { takeFailed, takeFresh } from './process-batch.ts'
import type { Acknowledge, TakeIn } from './order-intake.ts'
import { createFairScheduler } from './fair-scheduler.ts'

export type { Arrival, Intake, IntakeResult, LaterEvent, Shop, TakeIn, ToldOf } from './order-intake.ts'

export const INBOX_TIMER = 'process platform events'
// Fallback for failed events, and for events of a process that died; normally the poll finds nothing.
const POLL_MS = 1000
// Together with the batches, the default size of DATABASE_INTAKE_POOL.
const MERCHANTS_AT_ONCE = 4
const LOTS = { most: 16, atOnce: 2 }

/** Stores platform events, answers at once, and processes them right after, merchant by merchant, oldest first. */
export const createPlatformEventService = (
  { database, timers, log, secrets }: Pick<Foundation, 'database' | 'timers' | 'log' | 'secrets'>,
  { takeIn, acknowledge }: { takeIn: TakeIn; acknowledge: Acknowledge },
) => {
  const means = { database, log, takeIn, acknowledge }
  const withFailed = new Set<number>()

  // New and failed events in each turn, so that neither delays the other.
  const takeTurn = async (accountId: number): Promise<boolean> => {
    const isMoreFresh = await takeFresh(means, accountId)
    // Removed before the run, so that an addition during the run stays.
    if (!withFailed.delete(accountId)) return isMoreFresh
    const isMoreFailed = await takeFailed(means, accountId)
    if (isMoreFailed) withFailed.add(accountId)
    return isMoreFresh || isMoreFailed
  }

  const turns = createFairScheduler({
    atOnce: MERCHANTS_AT_ONCE,
    take: accountId =>
      runAs('intake', () => takeTurn(accountId)).catch(error => {
        log.error({ err: error, accountId }, 'platform events not processed')
        return false
      }),
  })
  const store = createBatcher({
    ...LOTS,
    work: storeEvents({ database, secrets }),
    isCommon: isConnectionLoss,
  })

  const callAll = async (): Promise<void> => {
    for (const { accountId, hasFailed } of await database.run(ALL_MERCHANTS, accountsToDo)) {
      if (hasFailed) withFailed.add(accountId)
      turns.call(accountId)
    }
  }

  timers.every(POLL_MS, INBOX_TIMER, () => runAs('intake', callAll))
  timers.beginWith(INBOX_TIMER)

  return {
    /** Throws 404 for an unknown channel, 400 `malformed_json`, 401 `signature_invalid`. */
    receive: async (message: SentMessage): Promise<WebhookAnswer> => {
      const received = await store(readSent(message))
      if (!received) throw badSignature()
      if (received.accountId !== null) turns.call(received.accountId)
      return received.answer
    },

    close: turns.close,
  }
}
export type PlatformEventService = ReturnType<typeof createPlatformEventService>
