import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { deleteEventsBefore } from './platform-event.repository.ts'

export const DELETE_OLD_EVENTS = 'delete-old-platform-events'
const DAY_MS = 86_400_000

/** Deletes the messages of platforms, which contain data of customers, after `PLATFORM_MESSAGE_DAYS`. */
export const registerEventDeletion = ({
  database,
  jobs,
  env,
}: Pick<Foundation, 'database' | 'jobs' | 'env'>): void =>
  jobs.cron(DELETE_OLD_EVENTS, '11 2 * * *', async () => {
    const before = new Date(Date.now() - env.PLATFORM_MESSAGE_DAYS * DAY_MS)
    let deleted = 1
    while (deleted > 0) deleted = await database.run(ALL_MERCHANTS, db => deleteEventsBefore(db, before))
  })
