import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import type { BranchRow } from './branch.repository.ts'
import type { StateActor } from './state-change.ts'

/** Returns a history entry of a branch with its author and time. */
export const traceLine = (
  row: Pick<BranchRow, 'accountId' | 'id'>,
  kind: BranchChange['kind'],
  { now, userId }: Pick<StateActor, 'now' | 'userId'>,
) => ({
  accountId: row.accountId,
  branchId: row.id,
  at: now,
  kind,
  source: userId === null ? ('system' as const) : ('user' as const),
  byUserId: userId,
})

/** Returns the history entry of a change of state. */
export const lineOf = (row: BranchRow, kind: BranchChange['kind'], actor: StateActor) => ({
  ...traceLine(row, kind, actor),
  minutes: row.busyMinutes,
  until: row.overrideUntil,
  reason: row.overrideReason,
})
