import type { ClaimChanges } from '@sufra/shared/contracts/release-claims'
import type { Db } from '#src/database/database.ts'
import { pointerWithRevision } from '../registry/pointer-with-revision.ts'
import { findLiveVersions } from '../release.repository.ts'
import type { Publication } from './publication.ts'
import { askFor, decideApproval, findApproval } from '../approval.repository.ts'
import { claimChanges } from './claims-of.ts'

// Every version that a pointer names was approved, or is older than approvals.
const changesOf = async (db: Db, { name, contract }: Publication): Promise<ClaimChanges> => {
  const served = (await findLiveVersions(db)).filter(row => row.name === name)
  return claimChanges(
    contract,
    served.map(row => row.contract),
  )
}

const ask = async (db: Db, publication: Publication, changes: ClaimChanges): Promise<ClaimChanges> => {
  const { name, version, channel, who, why = null } = publication
  const { stable: replaces } = await pointerWithRevision(db, publication)
  await askFor(db, { name, version, channel, replaces, changes, askedBy: who, why })
  return changes
}

/**
 * Returns the claims that the operator has to approve before this version is served. Null when the version
 * claims no more than any served version of its remote, when it was approved, or when its publisher approves
 * it. A refused version waits again. Call it inside the caller's transaction with the revision locked.
 */
export const askApproval = async (
  db: Db,
  publication: Publication,
  { isNew }: { isNew: boolean },
): Promise<ClaimChanges | null> => {
  const { approve, who } = publication
  const row = await findApproval(db, publication)
  if (row?.state === 'approved') return null
  if (approve) {
    if (row) await decideApproval(db, publication, { state: 'approved', decidedBy: who, reason: null })
    return null
  }
  if (row) return ask(db, publication, row.changes)
  // A version that was published without an approval keeps that status.
  if (!isNew) return null
  const changes = await changesOf(db, publication)
  return changes.added.length > 0 ? ask(db, publication, changes) : null
}
