import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { notify } from '#src/modules/identity/identity.ts'
import { deleteOldJobs, endWaitedTooLong, noteTroubles } from './printer-watch.repository.ts'

export const WATCH_TIMER = 'watch printers'
const EVERY_MS = 30_000

const MINUTE = 60_000
/** What no longer helps anybody in the kitchen: a printer that is switched on in the morning prints no evening. */
const TOO_LATE_MS = 4 * 60 * MINUTE
/** A paper that waits longer than this is missed by somebody. */
const PATIENCE_MS = 3 * MINUTE

const watch = async (db: Db, now: Date): Promise<void> => {
  await endWaitedTooLong(db, { before: new Date(now.getTime() - TOO_LATE_MS), now })
  const silent = await noteTroubles(db, { before: new Date(now.getTime() - PATIENCE_MS), now })
  for (const { accountId, branchId, branchName, id, name } of silent)
    await notify(db, {
      ...{ kind: 'printerStuck', accountId, branchId, about: id },
      facts: { branch: branchName, name },
    })
}

/** Tells people of printers that do not print, once until they do again, and forgets what was printed long ago. */
export const watchPrinters = ({ database, timers, jobs }: Foundation): void => {
  timers.every(EVERY_MS, WATCH_TIMER, () => database.run(ALL_MERCHANTS, db => watch(db, new Date())))
  jobs.cron('delete-old-print-jobs', '23 2 * * *', async () => {
    await database.run(ALL_MERCHANTS, deleteOldJobs)
  })
}
