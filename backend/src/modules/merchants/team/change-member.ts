import type { z } from 'zod'
import type { UserUpdateRequest } from '@sufra/shared/contracts/user'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound, ownAccount } from '#src/errors/errors.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/account/account.service.ts'
import { endSessionsOf, lockTeam, replaceBranches, updateMember } from '#src/modules/identity/identity.ts'
import type { Session } from '#src/routing/route.ts'
import { withdrawInvitation } from './invitation.repository.ts'
import { checkGrant, refuseBeyondReach, refuseLosingLastAdmin } from './team-rules.ts'
import { findMember } from './team.repository.ts'
import type { MemberRow } from './team.repository.ts'

/** The author of a change in a team, with their scope. */
export interface TeamCaller {
  session: Session
  scope: Scope
}

/** A change that adds somebody to the team. */
export interface AddMemberContext extends TeamCaller {
  checkPlanLimit: PlanLimitCheck
}

export const readMember = async (db: Db, scope: Scope, id: number): Promise<MemberRow> => {
  const member = await findMember(db, { scope, id })
  if (!member) throw notFound()
  return member
}

/** Returns the person, with the team locked against other changes. 404 for people of others, as for unknown ones. */
export const lockMember = async (db: Db, { session, scope }: TeamCaller, id: number): Promise<MemberRow> => {
  const { accountId } = await readMember(db, scope, id)
  await lockTeam(db, accountId)
  const member = await readMember(db, scope, id)
  refuseBeyondReach(session, member)
  return member
}

/** Updates everything that others decide about a person. Changes apply to open sessions within 5 s. */
export const changeMember = async (
  db: Db,
  caller: TeamCaller,
  wanted: z.output<typeof UserUpdateRequest>,
): Promise<MemberRow> => {
  const { id, name, phone = null, roleId } = wanted
  const branchIds = [...new Set(wanted.branchIds)].toSorted((first, second) => first - second)
  const before = await lockMember(db, caller, id)
  const { accountId } = before
  const { role, customRoleId } = await checkGrant(db, caller.session, { accountId, roleId, branchIds })
  await refuseLosingLastAdmin(db, before, { role, branches: branchIds.map(each => ({ id: each, name: '' })) })
  const hasOtherBranches = before.branches.map(each => each.id).join() !== branchIds.join()
  const isOutdated = hasOtherBranches || before.role !== role || before.customRoleId !== customRoleId
  await updateMember(db, { id, isOutdated }, { name, phone, role, customRoleId })
  if (accountId !== null && hasOtherBranches) await replaceBranches(db, { accountId, userId: id, branchIds })
  return readMember(db, caller.scope, id)
}

/**
 * 409 `own_account` for oneself, `last_admin` for the last one. Ends the person's sessions and an open
 * invitation.
 */
export const deactivateMember = async (db: Db, caller: TeamCaller, id: number): Promise<MemberRow> => {
  if (id === caller.session.userId) throw ownAccount()
  const before = await lockMember(db, caller, id)
  await refuseLosingLastAdmin(db, before, { isActive: false })
  await updateMember(db, { id, isOutdated: true }, { isActive: false })
  await endSessionsOf(db, id)
  await withdrawInvitation(db, id)
  return readMember(db, caller.scope, id)
}

/** 403 `plan_limit_reached`. */
export const restoreMember = async (db: Db, caller: AddMemberContext, id: number): Promise<MemberRow> => {
  const { accountId, isActive } = await lockMember(db, caller, id)
  if (accountId !== null && !isActive) await caller.checkPlanLimit(db, { accountId, key: 'users', adding: 1 })
  await updateMember(db, { id, isOutdated: true }, { isActive: true })
  return readMember(db, caller.scope, id)
}
