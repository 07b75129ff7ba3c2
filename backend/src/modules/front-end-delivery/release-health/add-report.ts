import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import type { Db } from '#src/database/database.ts'
import type { Session } from '#src/routing/route.ts'
import { addUp, byVersion, failuresOf } from './add-up.ts'
import { addErrors, addSums, commitSoon, findReportable, noteReporter } from './release-health.repository.ts'
import type { Pair, ReportedVersion } from './release-health.repository.ts'

export type Reporter = Pick<Session, 'userId' | 'accountId'>

const isOf =
  ({ name, version }: Pair) =>
  (other: Pair): boolean =>
    other.name === name && other.version === version

interface Told extends Pair {
  at: string
  outcomes: RemoteOutcome[]
}

const knownOf = async (db: Db, outcomes: readonly RemoteOutcome[]): Promise<Told[]> => {
  const groups = byVersion(outcomes)
  const reportable = await findReportable(
    db,
    groups.map(({ name, version }) => ({ name, version })),
  )
  return groups.flatMap(group => {
    const found = reportable.find(isOf(group))
    return found ? [{ ...group, at: found.at }] : []
  })
}

const reportedBy =
  ({ userId, accountId }: Reporter) =>
  ({ name, version, outcomes }: Told): ReportedVersion => {
    const canaries = outcomes.filter(({ choice }) => choice === 'canary')
    return {
      name,
      version,
      userId,
      accountId,
      count: outcomes.length,
      isCanary: canaries.length > 0,
      hasFailedCanary: canaries.some(({ failure }) => failure !== null),
    }
  }

/**
 * Adds a page's report, inside the caller's transaction. Counts published versions only, within this person's
 * quota.
 */
export const addReport = async (db: Db, reporter: Reporter, outcomes: readonly RemoteOutcome[]) => {
  await commitSoon(db)
  const told = await knownOf(db, outcomes)
  if (told.length === 0) return
  const notes = await noteReporter(db, told.map(reportedBy(reporter)))
  const counted = told.map(group => ({
    ...group,
    outcomes: group.outcomes.slice(0, notes.find(isOf(group))?.granted ?? 0),
  }))
  const now = new Date().toISOString()
  const failures = counted.map(({ name, version, outcomes: own }) => ({
    name,
    version,
    errors: failuresOf(own).map(failure => ({ at: now, ...failure })),
  }))
  // Last, because all pages write to the same rows, which stay locked until the commit.
  await addErrors(
    db,
    failures.filter(({ errors }) => errors.length > 0),
  )
  await addSums(
    db,
    counted.flatMap(({ at, outcomes: own }) => addUp(own).map(sum => ({ ...sum, at }))),
  )
}
