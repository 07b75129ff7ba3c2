import type { z } from 'zod'
import type { UserAddRequest } from '@sufra/shared/contracts/user'
import type { Db } from '#src/database/database.ts'
import { alreadyExists, illegalTransition } from '#src/errors/errors.ts'
import { insertMember, lockTeam, replaceBranches } from '#src/modules/identity/identity.ts'
import { lockMember, readMember } from './change-member.ts'
import type { AddMemberContext } from './change-member.ts'
import { sendInvitation } from './invitation.service.ts'
import { isInvited, presentMember } from './present-member.ts'
import { checkGrant } from './team-rules.ts'
import type { MemberRow } from './team.repository.ts'

interface Inviting extends AddMemberContext {
  publicUrl: string
}

/**
 * Creates a person without a password and mails them an invitation. 409 `already_exists` for an address in
 * use, 403 `plan_limit_reached`.
 */
export const inviteMember = async (
  db: Db,
  { session, scope, publicUrl, checkPlanLimit }: Inviting,
  wanted: z.output<typeof UserAddRequest>,
): Promise<MemberRow> => {
  const { name, email, phone = null, roleId, lang: language } = wanted
  const branchIds = [...new Set(wanted.branchIds)]
  // A merchant's account always comes from the session; the request's is ignored.
  const accountId = scope.kind === 'tenant' ? scope.accountId : (wanted.accountId ?? null)
  await lockTeam(db, accountId)
  if (accountId !== null) await checkPlanLimit(db, { accountId, key: 'users', adding: 1 })
  const { role, customRoleId } = await checkGrant(db, session, { accountId, roleId, branchIds })
  const values = { accountId, email, name, phone, language, role, customRoleId, isEmailVerified: false }
  const userId = await insertMember(db, values)
  if (userId === undefined) throw alreadyExists({ email: ['email_in_use'] })
  if (accountId !== null) await replaceBranches(db, { accountId, userId, branchIds })
  await sendInvitation(db, {
    member: await readMember(db, scope, userId),
    inviterId: session.userId,
    publicUrl,
  })
  return readMember(db, scope, userId)
}

/**
 * Sends a new link and invalidates the old one. 409 `illegal_transition` for a person who has joined or is
 * deactivated.
 */
export const inviteAgain = async (
  db: Db,
  { publicUrl, ...caller }: Inviting,
  id: number,
): Promise<MemberRow> => {
  const member = await lockMember(db, caller, id)
  if (!isInvited(member)) throw illegalTransition(presentMember(member))
  await sendInvitation(db, { member, inviterId: caller.session.userId, publicUrl })
  return readMember(db, caller.scope, id)
}
