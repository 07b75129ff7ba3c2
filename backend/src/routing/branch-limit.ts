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
