import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { enqueue } from '#src/jobs/job-kind.ts'
import { updateAccount } from '#src/modules/merchants/merchants.ts'
import type { AccountRow } from '#src/modules/merchants/merchants.ts'
import { listClosing } from './account-closing.repository.ts'
import { ERASE_ACCOUNT } from './erase-account.ts'
import { tellOfClosing } from './tell-of-closing.ts'

const DAY_MS = 86_400_000
/** So many days before the end people are told again. */
const NOTICES = [1, 7]

/** The nearest notice alone, so that none come in a heap after a pause. */
const noticeDue = ({ closesAt, closingToldDays }: AccountRow, now: Date): number | null => {
  if (!closesAt) return null
  const left = (closesAt.getTime() - now.getTime()) / DAY_MS
  const notice = NOTICES.find(days => left <= days)
  return notice !== undefined && notice < (closingToldDays ?? Infinity) ? notice : null
}

/** All that time brings for accounts that are being closed: notices, and the end. Twice is once. */
export const keepClosings = (
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
      await updateAccount(db, { scope: ALL_MERCHANTS, id: row.id }, { closingToldDays: days })
      await tellOfClosing(db, row, { days, publicUrl: env.PUBLIC_URL })
    }
  })
