import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { updateAccount } from '#src/modules/merchants/merchants.ts'
import type { AccountRow } from '#src/modules/merchants/merchants.ts'
import { listClosing } from './account-closing.repository.ts'
import { ERASE_ACCOUNT } from './erase-account.ts'
import { mailClosing } from './mail-closing.ts'

const DAY_MS = 86_400_000
/** Days before the end with a reminder. */
const NOTICES = [1, 7]

/** Returns only the nearest reminder, so that several are not sent at once after downtime. */
const noticeDue = ({ closesAt, closingRemindedDays }: AccountRow, now: Date): number | null => {
  if (!closesAt) return null
  const left = (closesAt.getTime() - now.getTime()) / DAY_MS
  const notice = NOTICES.find(days => left <= days)
  return notice !== undefined && notice < (closingRemindedDays ?? Infinity) ? notice : null
}

/** Applies time-based changes to closings: reminders and the end. Idempotent. */
export const advanceClosings = (
  { database, env }: Pick<Foundation, 'database' | 'env'>,
  now: Date,
): Promise<void> =>
  database.run(ALL_MERCHANTS, async db => {
    for (const row of await listClosing(db)) {
      if (row.closesAt && row.closesAt <= now) {
        await enqueue(db, ERASE_ACCOUNT, { payload: { accountId: row.id } })
        continue
      }
      const days = noticeDue(row, now)
      if (days === null) continue
      await updateAccount(db, { scope: ALL_MERCHANTS, id: row.id }, { closingRemindedDays: days })
      await mailClosing(db, row, { days, publicUrl: env.PUBLIC_URL })
    }
  })
