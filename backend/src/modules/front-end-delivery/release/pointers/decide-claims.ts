import type { z } from 'zod'
import type { DecideClaimsAnswer, DecideClaimsRequest } from '@sufra/shared/contracts/release-claims'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound } from '#src/errors/errors.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import { changePointer } from './change-pointer.ts'
import type { FindTries } from './fallbacks.ts'
import { previousAfter } from './health-moves.ts'
import { toStable } from './move-pointer.ts'
import { pointerWithRevision } from '../registry/pointer-with-revision.ts'
import { lockRevision } from '../release.repository.ts'
import { decideApproval, findApproval } from '../approval.repository.ts'
import type { ApprovalRow } from '../approval.repository.ts'
import { presentApproval } from '../registry/present-approval.ts'

type Decision = z.output<typeof DecideClaimsRequest> & { who: string }

interface Server {
  who: string
  findTries: FindTries
}

// If the channel has changed since the publication, serving this version would replace a newer build by an
// older one.
const serve = async (db: Db, row: ApprovalRow, { who, findTries }: Server): Promise<boolean> => {
  const { name, version, channel, replaces, why } = row
  const { stable } = await pointerWithRevision(db, { name, channel })
  if (stable !== replaces) return false
  const change = { name, channel, who, limits: null, why: why ?? undefined }
  await changePointer(db, change, async ({ current }) => {
    const previous = await previousAfter(db, { current, next: version }, findTries)
    return toStable(row, { version, action: 'publish', previous })(current)
  })
  return true
}

/**
 * Approves a version with more claims and makes it the stable one of its channel, or refuses it. `not_found`
 * without a request, `illegal_transition` when it was decided already.
 */
export const decideClaims = async (
  db: Db,
  decision: Decision,
  findTries: FindTries,
): Promise<DecideClaimsAnswer> => {
  const { isApproved, reason, who } = decision
  await lockRevision(db)
  const row = await findApproval(db, decision)
  if (!row) throw notFound()
  const before = presentApproval(row)
  if (row.state !== 'waiting') throw illegalTransition(before)
  const state = isApproved ? 'approved' : 'refused'
  await decideApproval(db, decision, { state, decidedBy: who, reason: reason || null })
  const isLive = isApproved && (await serve(db, row, { who, findTries }))
  await noteAct(db, {
    entity: 'release',
    entityId: `${row.name} ${row.version}`,
    before,
    after: { ...before, state, reason, isLive },
  })
  return { state, isLive }
}
