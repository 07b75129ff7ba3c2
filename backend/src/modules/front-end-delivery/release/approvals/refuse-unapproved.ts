import type { Db } from '#src/database/database.ts'
import { approvalNeeded } from '#src/errors/errors.ts'
import { findApproval } from '../approval.repository.ts'
import { presentApproval } from '../registry/present-approval.ts'

/** Throws `approval_needed` for a version whose approval is waiting or refused. */
export const refuseUnapproved = async (db: Db, version: { name: string; version: string }): Promise<void> => {
  const row = await findApproval(db, version)
  if (row && row.state !== 'approved') throw approvalNeeded(presentApproval(row))
}
