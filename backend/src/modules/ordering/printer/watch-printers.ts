import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { notify } from '#src/modules/identity/identity.ts'
import { deleteOldJobs, endWaitedTooLong, noteTroubles } from './printer-watch.repository.ts'

export const WATCH_TIMER = 'watch printers'
const EVERY_MS = 30_000

const MINUTE = 60_000
/** Older papers are dropped: a printer that is switched on in the morning must not print last evening's. */
const TOO_LATE_MS = 4 * 60 * MINUTE
/** Waiting time of a paper after which people are notified. */
const PATIENCE_MS = 3 * MINUTE

const watch = async (db: Db, now: Date): Promise<void> => {
  await endWaitedTooLong(db, { before: new Date(now.getTime() - TOO_LATE_MS), now })
  const silent = await noteTroubles(db, { before: new Date(now.getTime() - PATIENCE_MS), now })
  for (const { accountId, branchId, branchName, id, name } of silent)
    await notify(db, {
      kind: 'printerStuck',
      accountId,
      branchId,
      about: id,
      facts: { branch: branchName, name },
    })
}

/** Notifies people of printers that do not print, once until they print again, and deletes old jobs. */
export const watchPrinters = ({ database, timers, jobs }: Foundation): void => {
  timers.every(EVERY_MS, WATCH_TIMER, () => database.run(ALL_MERCHANTS, db => watch(db, new Date())))
  jobs.cron('delete-old-print-jobs', '23 2 * * *', async () => {
    await database.run(ALL_MERCHANTS, deleteOldJobs)
  })
}
