import { z } from 'zod'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { readFacts } from './page/read-facts.ts'
import { endShift, findShift, lockOpenShift } from './shift.repository.ts'

export const CLOSE_FORGOTTEN = defineJob({
  name: 'close-forgotten-shift',
  payload: z.object({ accountId: z.int(), shiftId: z.int() }),
  maxAttempts: 12,
})

interface Closing {
  accountId: number
  id: number
  /** null: closed automatically */
  closedBy: number | null
  countedCash: number | null
}

/** Closes the shift with its present facts. Returns false when it is closed already. */
export const closeShift = async (
  db: Db,
  { accountId, id, closedBy, countedCash }: Closing,
): Promise<boolean> => {
  if (!(await lockOpenShift(db, { accountId, id }))) return false
  const entry = await findShift(db, { scope: tenant(accountId), id })
  if (!entry) return false
  const { branchId, openedAt: from, openedBy } = entry.shift
  const closedAt = new Date()
  const facts = await readFacts(db, { accountId, branchId, from, to: closedAt }, { openedBy, closedBy })
  await endShift(db, { accountId, id }, { closedAt, closedBy, countedCash, facts })
  return true
}

export const handleForgottenShifts = ({ database, jobs }: Pick<Foundation, 'database' | 'jobs'>): void =>
  jobs.handle(CLOSE_FORGOTTEN, async ({ accountId, shiftId: id }) => {
    await database.run(tenant(accountId), db =>
      closeShift(db, { accountId, id, closedBy: null, countedCash: null }),
    )
  })
