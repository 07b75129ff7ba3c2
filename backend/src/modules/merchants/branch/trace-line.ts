import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import type { BranchRow } from './branch.repository.ts'
import type { StateActor } from './state-change.ts'

/** Whose doing a line of the branch's history is, and when. */
export const traceLine = (
  row: Pick<BranchRow, 'accountId' | 'id'>,
  kind: BranchChange['kind'],
  { now, userId }: Pick<StateActor, 'now' | 'userId'>,
) => ({
  ...{ accountId: row.accountId, branchId: row.id, at: now, kind },
  source: userId === null ? ('system' as const) : ('user' as const),
  byUserId: userId,
})

/** What a change of state leaves in the branch's history. */
export const lineOf = (row: BranchRow, kind: BranchChange['kind'], actor: StateActor) => ({
  ...traceLine(row, kind, actor),
  minutes: row.busyMinutes,
  until: row.overrideUntil,
  reason: row.overrideReason,
})
