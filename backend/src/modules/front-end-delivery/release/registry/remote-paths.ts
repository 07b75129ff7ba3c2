import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { findLiveVersions } from '../release.repository.ts'

const MAX_AGE_MS = 10_000

const segmentOf = (path: string): string => path.split('/')[0]?.toLowerCase() ?? ''

/**
 * Returns a function that tells whether the first segment of an address belongs to a live version of a remote, in any
 * channel. Its list is at most ten seconds old, so that unknown addresses cannot load the database. Without a database
 * every address counts, because the page can explain the failure.
 */
export const createRemotePaths = ({ database }: Pick<Foundation, 'database'>) => {
  let readAt = Number.NEGATIVE_INFINITY
  let segments: Promise<Set<string>> | undefined

  const read = async (): Promise<Set<string>> => {
    const versions = await database.run(ALL_MERCHANTS, findLiveVersions)
    return new Set(versions.flatMap(({ contract }) => contract.paths.map(({ path }) => segmentOf(path))))
  }

  return async (segment: string): Promise<boolean> => {
    if (!segments || performance.now() - readAt > MAX_AGE_MS) {
      readAt = performance.now()
      segments = read()
    }
    try {
      return (await segments).has(segment.toLowerCase())
    } catch {
      segments = undefined
      return true
    }
  }
}
