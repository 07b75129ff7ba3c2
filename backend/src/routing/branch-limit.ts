import { forbiddenBranch } from '#src/errors.ts'

/** Who may be limited to some branches of the own merchant; an empty list means all of them. */
export interface BranchLimited {
  branchIds: readonly number[]
}

export const mayWorkAt = ({ branchIds }: BranchLimited, branchId: number): boolean =>
  branchIds.length === 0 || branchIds.includes(branchId)

/** 403 `forbidden_branch` for a branch beyond the caller's own. Call it after the 404 for what the scope does not see. */
export const refuseOtherBranch = (caller: BranchLimited, branchId: number): void => {
  if (!mayWorkAt(caller, branchId)) throw forbiddenBranch()
}

/** The same for each branch that is in one of two lists alone: what they list is taken off sale there, or put on it. */
export const refuseOtherBranches = (
  caller: BranchLimited,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): void => {
  const switched = [...before, ...after].filter(id => before.includes(id) !== after.includes(id))
  for (const branchId of switched) refuseOtherBranch(caller, branchId)
}
