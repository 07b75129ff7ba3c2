import { and, asc, count, desc, eq, isNotNull, ne, sql, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { RoleName } from '@sufra/shared/contracts/role'
import { searchWords } from '@sufra/shared/contracts/search-text'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { role } from '#src/modules/identity/role/role.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { user, userBranch } from '#src/modules/identity/user/user.table.ts'
import { containsPattern, containsWords } from '#src/database/like-pattern.ts'
import { invitation } from './invitation.table.ts'

// Characters that decomposition leaves different and `searchKey` of the contracts unifies.
const VARIANTS = 'ٱىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const PLAIN = 'اييكه01234567890123456789'
const MARKS = '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b\u200e\u200f]'

// `searchKey` in SQL. A team is small, so it needs no column with a normalized name.
const nameKey = sql`translate(
  regexp_replace(normalize(lower(${user.name}), NFKD), ${MARKS}, '', 'g'), ${VARIANTS}, ${PLAIN})`

const wordFound = (word: string): SQL | undefined =>
  or(
    containsWords(nameKey, [word]),
    sql`${user.email} like ${containsPattern(word)}`,
    /^\d+$/.test(word) ? sql`${user.phone} like ${containsPattern(word)}` : undefined,
  )

// Finds people by name, e-mail and phone: every word must be found.
const personFound = (search: string): SQL | undefined => and(...searchWords(search).map(wordFound))

export interface MemberFilter {
  scope: Scope
  search: string
  /** a built-in role by name, a custom one by id */
  role?: RoleName | number
  isActive?: boolean
}

const branchesOf = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', ${branch.id}, 'name', ${branch.name}) order by ${branch.id})
  from ${userBranch} join ${branch} on ${branch.accountId} = ${userBranch.accountId} and ${branch.id} = ${userBranch.branchId}
  where ${userBranch.userId} = ${user.id}), '[]')`

const MEMBER = {
  id: user.id,
  accountId: user.accountId,
  accountName: account.name,
  name: user.name,
  email: user.email,
  phone: user.phone,
  language: user.language,
  role: user.role,
  customRoleId: user.customRoleId,
  customRoleName: role.name,
  isActive: user.isActive,
  hasPassword: sql<boolean>`${user.passwordHash} is not null`,
  lastLoginAt: user.lastLoginAt,
  inviteExpiresAt: invitation.expiresAt,
  branches: branchesOf,
}

const readMembers = (db: Db, where: SQL | undefined) =>
  db
    .select(MEMBER)
    .from(user)
    .leftJoin(account, eq(account.id, user.accountId))
    .leftJoin(role, and(eq(role.accountId, user.accountId), eq(role.id, user.customRoleId)))
    .leftJoin(invitation, eq(invitation.userId, user.id))
    .where(where)
export type MemberRow = Awaited<ReturnType<typeof readMembers>>[number]

const wanted = ({ scope, search, role: roleOf, isActive }: MemberFilter): SQL | undefined =>
  and(
    tenantFilter(scope, user.accountId),
    personFound(search),
    typeof roleOf === 'string' ? eq(user.role, roleOf) : undefined,
    typeof roleOf === 'number' ? eq(user.customRoleId, roleOf) : undefined,
    isActive === undefined ? undefined : eq(user.isActive, isActive),
  )

/** Active people first, then by name. */
export const listMembers = (db: Db, filter: MemberFilter, { limit, offset }: PageSlice) =>
  readMembers(db, wanted(filter))
    .orderBy(desc(user.isActive), sql`lower(${user.name})`, asc(user.id))
    .limit(limit)
    .offset(offset)

export const countMembers = async (db: Db, filter: MemberFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(user).where(wanted(filter))
  return row?.total ?? 0
}

export const findMember = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<MemberRow | undefined> => {
  const rows = await readMembers(db, and(tenantFilter(scope, user.accountId), eq(user.id, id)))
  return rows[0]
}

/** Returns whether another full member exists: active, signed up, and not limited to branches. */
export const hasOtherFullMember = async (
  db: Db,
  { accountId, role: fullRole, exceptId }: { accountId: number | null; role: RoleName; exceptId: number },
): Promise<boolean> => {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        sql`${user.accountId} is not distinct from ${accountId}::integer`,
        eq(user.role, fullRole),
        eq(user.isActive, true),
        isNotNull(user.passwordHash),
        ne(user.id, exceptId),
        sql`not exists (select from ${userBranch} where ${userBranch.userId} = ${user.id})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
