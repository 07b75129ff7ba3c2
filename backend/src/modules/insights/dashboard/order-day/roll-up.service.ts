import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import {
  addUpDays,
  readFirstDay,
  readMerchantIds,
  readRollUpState,
  writeUntil,
} from './roll-up.repository.ts'
import { HOUR_MS, addDays, businessDayAt } from './business-day.ts'

export const ADD_UP_DAYS = 'add-up-order-days'
const EVERY_HOUR = '7 * * * *'
/** Days per transaction. */
const MOST_DAYS = 31

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day < to && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Stores the sums of ended days. Readers calculate missing sums from the orders, so the schedule affects only
 * the speed of reads.
 */
export const createRollUp = ({ database, jobs }: Pick<Foundation, 'database' | 'jobs'>) => {
  const addUpSome = (accountId: number, now: Date): Promise<boolean> =>
    database.run(
      tenant(accountId),
      async db => {
        const { until, marks } = await readRollUpState(db, tenant(accountId))
        // A day has to be over for an hour at every branch: see the triggers that mark late changes.
        const end = businessDayAt(new Date(now.getTime() - HOUR_MS), LATEST_DAY_START)
        const from = until ?? (await readFirstDay(db, accountId))
        if (from === null) return false
        const days = daysBetween(from, end)
        const changed = marks.toSorted().slice(0, MOST_DAYS)
        if (days.length === 0 && changed.length === 0) return false
        const last = days.at(-1)
        await writeUntil(db, accountId, last ? addDays(last, 1) : from)
        await addUpDays(db, accountId, [...changed, ...days])
        return true
      },
      { isSnapshot: true },
    )

  /** Stores everything that is due for one merchant. */
  const addUp = async (accountId: number, now: Date): Promise<void> => {
    while (await addUpSome(accountId, now));
  }

  jobs.cron(ADD_UP_DAYS, EVERY_HOUR, async () => {
    const merchants = await database.run(ALL_MERCHANTS, readMerchantIds)
    for (const id of merchants) await addUp(id, new Date())
  })
  return { addUp }
}
