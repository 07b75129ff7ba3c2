import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { CountRequest } from '#src/routing/mount-routes.ts'
import { digestOf } from '#src/secrets/stored-hash.ts'
import { addRequest, deleteOldCounts } from './request-count.repository.ts'

/** Returns the count of requests that all nodes share, so that more nodes do not allow more guesses. */
export const createRequestCount = ({
  database,
  jobs,
}: Pick<Foundation, 'database' | 'jobs'>): CountRequest => {
  jobs.cron('delete-old-request-counts', '29 * * * *', async () => {
    await database.run(ALL_MERCHANTS, deleteOldCounts)
  })
  return ({ path, network, windowSeconds }) => {
    const key = digestOf(`${path} ${network}`).toString('base64url')
    return database.run(ALL_MERCHANTS, db => addRequest(db, { key, windowSeconds }))
  }
}
