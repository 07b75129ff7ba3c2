import type { TeamMember } from '@sufra/shared/contracts/user'
import { builtInRole } from '#src/modules/identity/identity.ts'
import type { MemberRow } from './team.repository.ts'

/** Returns whether the person is invited and has no password yet. */
export const isInvited = ({ hasPassword, isActive }: Pick<MemberRow, 'hasPassword' | 'isActive'>): boolean =>
  isActive && !hasPassword

/** Returns the id and the name of a person's role. */
export const roleOf = ({ role, customRoleId, customRoleName }: MemberRow) => {
  const builtIn = builtInRole(role)
  return { roleId: builtIn?.id ?? customRoleId ?? 0, roleName: builtIn?.name ?? customRoleName ?? '' }
}

export const presentMember = (row: MemberRow): TeamMember => ({
  id: row.id,
  accountId: row.accountId,
  accountName: row.accountName,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  ...roleOf(row),
  branchIds: row.branches.map(({ id }) => id),
  branchNames: row.branches.map(({ name }) => name),
  isActive: row.isActive,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  invitePending: isInvited(row),
  inviteExpiresAt: isInvited(row) ? (row.inviteExpiresAt?.toISOString() ?? null) : null,
})
