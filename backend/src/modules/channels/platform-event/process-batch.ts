import { tenant } from '#src/database/database.ts'
import { LOCK_TIMEOUT, isConnectionLoss, sqlStateOf } from '#src/database/sql-state.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { postponeEvent } from './platform-event.repository.ts'
import type { Wanted } from './platform-event.repository.ts'
import { LARGEST_BATCH, giveUpEvent, processEvents } from './process-events.ts'
import type { Acknowledge, TakeIn } from './order-intake.ts'

const MAX_ATTEMPTS = 6

interface Means extends Pick<Foundation, 'database' | 'log'> {
  takeIn: TakeIn
  acknowledge: Acknowledge
}

const postpone = async (
  { database, takeIn, acknowledge }: Means,
  key: { accountId: number; id: number },
  error: unknown,
): Promise<void> => {
  const scope = tenant(key.accountId)
  const complaint = String(error).slice(0, 300)
  const attempts = await database.run(scope, db => postponeEvent(db, key, complaint))
  if (attempts < MAX_ATTEMPTS) return
  await database.run(
    scope,
    (db, atEnd) => giveUpEvent(db, atEnd, { takeIn, acknowledge, ...key, complaint }),
    {
      isAlone: true,
    },
  )
}

// A failed batch is retried one by one, so that an event fails only by its own error. Returns the number of
// events.
const attempt = async (means: Means, accountId: number, wanted: Wanted): Promise<number> => {
  let claimed: number[] = []
  const { takeIn, acknowledge } = means
  const onClaim = (ids: number[]) => void (claimed = ids)
  const turn = { takeIn, acknowledge, accountId, wanted, onClaim }
  try {
    await means.database.run(tenant(accountId), (db, atEnd) => processEvents(db, atEnd, turn), {
      isAlone: true,
    })
  } catch (error) {
    // A lost connection or another transaction's lock is not the event's fault: the next turn retries.
    const isOthersFault = isConnectionLoss(error) || sqlStateOf(error) === LOCK_TIMEOUT
    if (isOthersFault || claimed.length === 0) throw error
    const [id, ...others] = claimed
    if (id === undefined || others.length > 0) {
      for (const each of claimed) await attempt(means, accountId, { ids: [each] })
      return claimed.length
    }
    means.log.error({ err: error, inboxId: id }, 'platform event not processed')
    await postpone(means, { accountId, id }, error)
  }
  return claimed.length
}

/** Processes the oldest new events of one merchant in one transaction. Returns whether there are more. */
export const takeFresh = async (means: Means, accountId: number): Promise<boolean> =>
  (await attempt(means, accountId, 'fresh')) === LARGEST_BATCH

/** Processes the first failed event that is due, alone. Returns whether there may be more. */
export const takeFailed = async (means: Means, accountId: number): Promise<boolean> =>
  (await attempt(means, accountId, 'failed')) > 0
