import type { Db, Scope } from '#src/database/database.ts'
import { forbiddenBranch, notFound, validation } from '#src/errors/errors.ts'
import { mayWorkAt } from '#src/routing/branch-limit.ts'
import type { BranchLimited } from '#src/routing/branch-limit.ts'
import { branchIdsOf } from './branch.service.ts'

/** The whole brand, or some of its branches. */
export type Place = 'everywhere' | number[]

interface Asked {
  scope: Scope
  caller: BranchLimited
  serviceProviderId: number
  /** absent: all branches of the caller */
  branchIds?: number[]
}

/**
 * Returns the branches of a brand that a caller names. 404 for a branch of another brand, 403
 * `forbidden_branch` beyond the caller's own.
 */
export const placeOf = async (
  db: Db,
  { scope, caller, serviceProviderId, branchIds }: Asked,
): Promise<Place> => {
  if (!branchIds && caller.branchIds.length === 0) return 'everywhere'
  const all = await branchIdsOf(db, { scope, serviceProviderId })
  if (branchIds) {
    if (!branchIds.every(id => all.includes(id))) throw notFound()
    if (!branchIds.every(id => mayWorkAt(caller, id))) throw forbiddenBranch()
    return [...new Set(branchIds)]
  }
  const own = all.filter(id => mayWorkAt(caller, id))
  if (own.length === all.length) return 'everywhere'
  if (own.length === 0) throw forbiddenBranch()
  return own
}

interface AtBrand {
  caller: BranchLimited & { scope: Scope }
  brand: { serviceProviderId: number }
}

/** Returns whether a caller works at all branches of a brand. */
export const worksEverywhere = async (db: Db, { caller, brand }: AtBrand): Promise<boolean> => {
  if (caller.branchIds.length === 0) return true
  const { serviceProviderId } = brand
  const all = await branchIdsOf(db, { scope: caller.scope, serviceProviderId })
  return all.every(id => mayWorkAt(caller, id))
}

/**
 * 403 `forbidden_branch` for a caller limited to some branches of the brand, who may not change products for
 * all of them.
 */
export const refuseUnlessEverywhere = async (db: Db, at: AtBrand): Promise<void> => {
  if (!(await worksEverywhere(db, at))) throw forbiddenBranch()
}

/**
 * Returns the branches of a request about the menu; none for the whole brand. A limited caller who names none
 * gets their own. 400 for a branch of another brand, 403 `forbidden_branch` for one that is not the caller's.
 */
export const requestedBranches = async (
  db: Db,
  caller: BranchLimited & { scope: Scope },
  { serviceProviderId, branchIds }: { serviceProviderId: number; branchIds: number[] },
): Promise<number[]> => {
  const { scope } = caller
  const ofBrand = new Set(
    branchIds.length > 0 ? await branchIdsOf(db, { scope, serviceProviderId }) : undefined,
  )
  if (!branchIds.every(id => ofBrand.has(id))) throw validation({ branchIds: ['not_found'] })
  const named = branchIds.length > 0 ? branchIds : undefined
  const place = await placeOf(db, { scope, caller, serviceProviderId, branchIds: named })
  return place === 'everywhere' ? [] : place
}
