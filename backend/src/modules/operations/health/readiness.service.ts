import { setTimeout as wait } from 'node:timers/promises'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createSchemaCheck } from '#src/database/schema-version.ts'
import type { Foundation } from '#src/app/foundation.ts'

// Below the time limit of usual probes, so that the answer names the part.
const PATIENCE_MS = 2_500

const inTime = <Result>(work: Promise<Result>, late: Result): Promise<Result> => {
  const over = new AbortController()
  const timer = wait(PATIENCE_MS, late, { signal: over.signal }).catch(() => late)
  return Promise.race([work, timer]).finally(() => over.abort())
}

/**
 * Creates the check of this node: `stopping`, `database` (unreachable), `migrations` (not all applied), `jobs` (due jobs, and none
 * was finished for a while). Remotes do not count: the API serves without them.
 */
export const createReadiness = ({
  database,
  drain,
  jobs,
}: Pick<Foundation, 'database' | 'drain' | 'jobs'>) => {
  const isSchemaCurrent = createSchemaCheck()

  const find = async (): Promise<string[]> => {
    const isCurrent = await database.run(ALL_MERCHANTS, isSchemaCurrent)
    const { isStuck } = await jobs.progress()
    return [...(isCurrent ? [] : ['migrations']), ...(isStuck ? ['jobs'] : [])]
  }

  return async (): Promise<string[]> => {
    if (drain.isDraining()) return ['stopping']
    return inTime(
      find().catch(() => ['database']),
      ['database'],
    )
  }
}
