import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#src/database/database.ts'
import { appendChanges } from './branch-change.repository.ts'
import type { BranchDependencies } from './branch-dependencies.ts'
import { NO_OVERRIDE, lockBranches, writeOverride } from './branch.repository.ts'
import type { BranchRow, Override } from './branch.repository.ts'
import type { KeptOverride, StateTrace } from './branch.table.ts'
import { publishStates } from './change-state.ts'
import type { StateActor } from './state-change.ts'
import { lineOf } from './trace-line.ts'

const keptOverride = (row: Override): KeptOverride => ({
  overrideKind: row.overrideKind,
  overrideUntil: row.overrideUntil?.toISOString() ?? null,
  busyMinutes: row.busyMinutes,
  overrideReason: row.overrideReason,
  overrideChannelIds: row.overrideChannelIds,
  overrideAt: row.overrideAt?.toISOString() ?? null,
  overrideBy: row.overrideBy,
})

export const traceOf = (before: readonly BranchRow[], after: readonly BranchRow[]): StateTrace[] =>
  after.flatMap(row => {
    const found = before.find(({ id }) => id === row.id)
    return found ? { branchId: row.id, before: keptOverride(found), after: keptOverride(row) } : []
  })

const overrideOf = (kept: KeptOverride, now: Date): Override => {
  const overrideUntil = kept.overrideUntil === null ? null : new Date(kept.overrideUntil)
  const isOver = overrideUntil !== null && overrideUntil <= now
  const overrideAt = kept.overrideAt === null ? null : new Date(kept.overrideAt)
  return isOver ? NO_OVERRIDE : { ...kept, overrideUntil, overrideAt }
}

/**
 * Restores the state of a branch before a change, inside the caller's transaction. Returns false and changes
 * nothing when the state was changed since.
 */
export const revertState = async (
  db: Db,
  { actor, trace }: { actor: StateActor; trace: StateTrace },
  neighbours: Pick<BranchDependencies, 'announceStoreStatus'>,
): Promise<boolean> => {
  const [found] = await lockBranches(db, { scope: actor.scope, ids: [trace.branchId] })
  if (!found || !isDeepStrictEqual(keptOverride(found), trace.after)) return false
  const override = overrideOf(trace.before, actor.now)
  const key = { accountId: found.accountId, ids: [found.id] }
  const changed = await writeOverride(db, key, override)
  await appendChanges(
    db,
    changed.map(row => lineOf(row, override.overrideKind ?? 'Open', actor)),
  )
  await publishStates(db, changed, neighbours)
  return true
}
