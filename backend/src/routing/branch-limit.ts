import type { Endpoint } from '@sufra/shared/contracts/endpoints/endpoint'
import { forbiddenBranch } from '#src/errors/errors.ts'

/** A caller may be limited to some branches of the merchant; an empty list means all branches. */
export interface BranchLimited {
  branchIds: readonly number[]
}

const BRANCH_KEY = /branch(es)?ids?$/i
const BRANCH_OR_ID_KEY = /^id$|branch(es)?ids?$/i

// In a filter, 0 means all branches.
const idsIn = (value: unknown): number[] =>
  [value].flat().filter((id): id is number => typeof id === 'number' && id !== 0)

const namedBy = (keys: RegExp, input: unknown): number[] => {
  if (typeof input !== 'object' || input === null || Buffer.isBuffer(input)) return []
  return Object.entries(input).flatMap(([key, value]) =>
    keys.test(key) ? idsIn(value) : namedBy(BRANCH_KEY, value),
  )
}

/** Returns the branches that the parts of a request name and that the route limits to the caller's own. */
export const branchesNamedBy = (
  { branchLimit }: Pick<Endpoint, 'branchLimit'>,
  parts: readonly unknown[],
): number[] => {
  if (branchLimit === 'changes') return []
  const keys = branchLimit === 'id' ? BRANCH_OR_ID_KEY : BRANCH_KEY
  return parts.flatMap(part => namedBy(keys, part))
}

export const mayWorkAt = ({ branchIds }: BranchLimited, branchId: number): boolean =>
  branchIds.length === 0 || branchIds.includes(branchId)

/**
 * Throws 403 `forbidden_branch` for a branch outside the caller's limit. For branches that the request does not name
 * itself, such as that of an order; named ones are checked before the handler. Call it after the 404 for data outside
 * the scope.
 */
export const refuseOtherBranch = (caller: BranchLimited, branchId: number): void => {
  if (!mayWorkAt(caller, branchId)) throw forbiddenBranch()
}

/**
 * The same for each branch that is in only one of two lists, because a change of the list snoozes or activates there.
 */
export const refuseOtherBranches = (
  caller: BranchLimited,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): void => {
  const switched = [...before, ...after].filter(id => before.includes(id) !== after.includes(id))
  for (const branchId of switched) refuseOtherBranch(caller, branchId)
}
