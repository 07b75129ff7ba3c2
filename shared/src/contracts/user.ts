import { z } from 'zod'
import { Email, Language, Mobile, Name } from './fields.ts'
import { RoleName } from './role.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryBoolean, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

/** A person of a merchant's team, or (operator's list) of any. */
export const TeamMember = z.object({
  id: Id,
  accountId: Id.nullable(),
  accountName: LocalizedText.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: RoleName,
  roleId: Id,
  roleName: LocalizedText,
  branchIds: z.array(Id),
  branchNames: z.array(z.string()).describe('localized texts in the order of branchIds'),
  isActive: z.boolean(),
  lastLoginAt: Instant.nullable(),
  invitePending: z.boolean(),
  inviteExpiresAt: Instant.nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>
export const TeamPage = pageOf(TeamMember)
export type TeamPage = z.infer<typeof TeamPage>

const TeamFilter = {
  Search: z.string().max(200).optional(),
  RoleId: QueryIdOrAll.optional(),
  IsActive: QueryBoolean.optional(),
}

/** `AccountId` applies to the operator only: a merchant's own account always comes from the session. */
export const TeamQuery = PageQuery.extend({ ...TeamFilter, AccountId: QueryIdOrAll.default(0) })

/**
 * Without any parameter: the caller. With `Id`: that user (operator). With paging or a filter: all users (operator).
 */
export const UserGetQuery = z.object({
  Id: QueryId.optional(),
  'PaginatedRequest.PageNumber': z.string().max(10).optional(),
  'PaginatedRequest.PageSize': z.string().max(10).optional(),
  Search: z.string().max(200).optional(),
  RoleId: z.string().max(10).optional(),
  IsActive: z.string().max(5).optional(),
  AccountId: z.string().max(10).optional(),
})

const PHONE = z.union([z.literal('').transform(() => null), Mobile]).nullish()

/**
 * Invites a person by e-mail. With `id` it edits instead (the specification has no User/Update). `accountId` applies to
 * the operator only; without it the operator invites a colleague (role SuperAdmin). Errors: 409 `already_exists` (field
 * email), 409 `last_admin`, 400 on `roleId` for a role that the caller may not give, on `branchIds` for branches of
 * others.
 */
export const UserAddRequest = z.strictObject({
  id: Id.optional(),
  name: Name,
  email: Email,
  phone: PHONE,
  roleId: Id,
  branchIds: z.array(Id).max(200).default([]),
  lang: Language,
  accountId: Id.optional(),
})
export type UserAddRequest = z.input<typeof UserAddRequest>

export const UserUpdateRequest = z.strictObject({
  id: Id,
  name: Name,
  phone: PHONE,
  roleId: Id,
  branchIds: z.array(Id).max(200).default([]),
})
export type UserUpdateRequest = z.input<typeof UserUpdateRequest>

/** For Restore and ResendInvite. */
export const UserIdRequest = z.strictObject({ id: Id })
