import type { z } from 'zod'
import type {
  TeamMember,
  TeamPage,
  TeamQuery,
  UserAddRequest,
  UserUpdateRequest,
} from '@sufra/shared/contracts/user'
import type { Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/account/account.service.ts'
import { builtInRoleById } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteIfActing } from '#src/modules/infrastructure/infrastructure.ts'
import { accountScope } from '#src/routing/account-scope.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { changeMember, deactivateMember, lockMember, restoreMember } from './change-member.ts'
import type { AddMemberContext, TeamCaller } from './change-member.ts'
import { inviteAgain, inviteMember } from './invite-member.ts'
import { presentMember } from './present-member.ts'
import { countMembers, findMember, listMembers } from './team.repository.ts'
import type { MemberFilter, MemberRow } from './team.repository.ts'

const filterOf = (scope: Scope, query: z.output<typeof TeamQuery>): MemberFilter => ({
  scope: accountScope(scope, query.AccountId),
  search: query.Search ?? '',
  role: query.RoleId ? (builtInRoleById(query.RoleId)?.role ?? query.RoleId) : undefined,
  isActive: query.IsActive,
})

// An edit through Add, as the specification has it. Only the owner of an address may change it.
const editByAdd = async (
  db: Db,
  caller: TeamCaller,
  { id, email, ...wanted }: z.output<typeof UserAddRequest> & { id: number },
): Promise<MemberRow> => {
  const before = await lockMember(db, caller, id)
  if (email !== before.email) throw validation({ email: ['email_is_fixed'] })
  return changeMember(db, caller, { id, ...wanted })
}

/**
 * Service of a merchant's people, or of all for the operator. Changes of one team run one after the other.
 * Errors: 404 for people of others, 403 `forbidden_branch` beyond the caller's branches, 400 on `roleId` and
 * `branchIds`, 409 `last_admin`.
 */
export const createTeamService = ({
  database,
  env,
  checkPlanLimit,
}: Pick<Foundation, 'database' | 'env'> & { checkPlanLimit: PlanLimitCheck }) => {
  const publicUrl = env.PUBLIC_URL

  const change = async (
    { id, ...caller }: TeamCaller & { id?: number },
    work: (db: Db, caller: AddMemberContext & { publicUrl: string }) => Promise<MemberRow>,
  ): Promise<TeamMember> =>
    presentMember(
      await database.run(caller.scope, async db => {
        const before = id === undefined ? undefined : await findMember(db, { scope: caller.scope, id })
        const after = await work(db, { ...caller, publicUrl, checkPlanLimit })
        await noteIfActing(db, {
          entity: 'user',
          entityId: after.id,
          accountId: after.accountId,
          before: before && presentMember(before),
          after: presentMember(after),
        })
        return after
      }),
    )

  return {
    list: (scope: Scope, query: z.output<typeof TeamQuery>): Promise<TeamPage> =>
      database.run(scope, async db => {
        const filter = filterOf(scope, query)
        const rows = await listMembers(db, filter, sliceOf(query))
        return pageAnswer(query, {
          rows: rows.map(presentMember),
          totalCount: await countMembers(db, filter),
        })
      }),

    /** Invites by e-mail; with `id` it edits. 409 `already_exists` for an address in use. */
    add: (caller: TeamCaller, { id, ...wanted }: z.output<typeof UserAddRequest>): Promise<TeamMember> =>
      change({ ...caller, id }, (db, by) =>
        id === undefined ? inviteMember(db, by, wanted) : editByAdd(db, by, { id, ...wanted }),
      ),

    update: (caller: TeamCaller, wanted: z.output<typeof UserUpdateRequest>): Promise<TeamMember> =>
      change({ ...caller, id: wanted.id }, (db, by) => changeMember(db, by, wanted)),

    /** Ends the person's sessions. 409 `own_account` for oneself. */
    deactivate: (caller: TeamCaller, id: number): Promise<TeamMember> =>
      change({ ...caller, id }, (db, by) => deactivateMember(db, by, id)),

    restore: (caller: TeamCaller, id: number): Promise<TeamMember> =>
      change({ ...caller, id }, (db, by) => restoreMember(db, by, id)),

    /** 429 within a minute after the last one, 409 `illegal_transition` for a person who is not invited. */
    inviteAgain: (caller: TeamCaller, id: number): Promise<TeamMember> =>
      change({ ...caller, id }, (db, by) => inviteAgain(db, by, id)),
  }
}
export type TeamService = ReturnType<typeof createTeamService>
