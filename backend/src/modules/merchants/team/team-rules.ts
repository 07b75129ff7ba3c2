import type { Db } from '#src/database/database.ts'
import { tenant } from '#src/database/database.ts'
import { forbiddenBranch, lastAdmin, validation } from '#src/errors/errors.ts'
import type { FieldErrors } from '#src/errors/errors.ts'
import { branchIdsOf } from '#src/modules/merchants/branch/branch.service.ts'
import { roleToGive } from '#src/modules/identity/identity.ts'
import type { GivenRole } from '#src/modules/identity/identity.ts'
import type { Session } from '#src/routing/route.ts'
import { hasOtherFullMember } from './team.repository.ts'
import type { MemberRow } from './team.repository.ts'

// An empty list means all branches, so a user with a list can neither give nor change the empty one.
const isWithin = (own: readonly number[], wanted: readonly number[]): boolean =>
  own.length === 0 || (wanted.length > 0 && wanted.every(id => own.includes(id)))

/** Refuses changes of people at branches that the caller does not work at. */
export const refuseBeyondReach = (
  { branchIds }: Session,
  { branches }: Pick<MemberRow, 'branches'>,
): void => {
  const theirs = branches.map(({ id }) => id)
  if (!isWithin(branchIds, theirs)) throw forbiddenBranch()
}

export interface Grant {
  accountId: number | null
  roleId: number
  branchIds: number[]
}

/**
 * Returns the role and branches of a person, if the caller may give them. 400 on `roleId` for a role that
 * does not exist in that account or is above the caller's, on `branchIds` for branches of others; 403
 * `forbidden_branch` for more branches than the caller's own.
 */
export const checkGrant = async (
  db: Db,
  session: Session,
  { accountId, roleId, branchIds }: Grant,
): Promise<GivenRole> => {
  const given = await roleToGive(db, { accountId, id: roleId })
  const own =
    accountId === null || branchIds.length === 0
      ? []
      : await branchIdsOf(db, { scope: tenant(accountId), serviceProviderId: 0 })
  const errors: FieldErrors = {}
  if (!given) errors.roleId = ['unknown_role']
  if (!branchIds.every(id => own.includes(id))) errors.branchIds = ['not_found']
  if (!given || Object.keys(errors).length > 0) throw validation(errors)
  if (!isWithin(session.branchIds, branchIds)) throw forbiddenBranch()
  return given
}

type MemberState = Pick<MemberRow, 'role' | 'isActive' | 'hasPassword' | 'branches'>

const FULL_ROLES: readonly string[] = ['Admin', 'SuperAdmin']

const isFull = ({ role, isActive, hasPassword, branches }: MemberState): boolean =>
  FULL_ROLES.includes(role) && isActive && hasPassword && branches.length === 0

/**
 * Throws `last_admin` when a change would leave the account without a full Admin. Call it under `lockTeam`,
 * otherwise two last Admins could demote each other at once.
 */
export const refuseLosingLastAdmin = async (
  db: Db,
  before: MemberRow,
  changes: Partial<MemberState>,
): Promise<void> => {
  if (!isFull(before) || isFull({ ...before, ...changes })) return
  const { accountId, role, id: exceptId } = before
  if (!(await hasOtherFullMember(db, { accountId, role, exceptId }))) throw lastAdmin()
}
