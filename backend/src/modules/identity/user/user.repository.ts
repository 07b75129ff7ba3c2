import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { hasExpired } from '#src/modules/billing/subscription/subscription.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { role } from '#src/modules/identity/role/role.table.ts'
import { user, userBranch } from './user.table.ts'

const fieldsNow = () => ({
  id: user.id,
  accountId: user.accountId,
  email: user.email,
  name: user.name,
  role: user.role,
  phone: user.phone,
  language: user.language,
  digits: user.digits,
  isEmailVerified: user.isEmailVerified,
  isTwoStep: user.isTwoStep,
  customRoleName: role.name,
  customPermissions: role.permissions,
  passwordHash: user.passwordHash,
  isActive: user.isActive,
  sessionVersion: user.sessionVersion,
  accountStatus: account.status,
  releaseChannel: account.releaseChannel,
  isExpired: hasExpired(user.accountId, new Date()),
  closesAt: account.closesAt,
})

const isCustomRole = and(eq(role.accountId, user.accountId), eq(role.id, user.customRoleId))

/** Finds by the lower-cased address. */
export const findUserByEmail = async (db: Db, email: string) => {
  const rows = await db
    .select(fieldsNow())
    .from(user)
    .leftJoin(account, eq(account.id, user.accountId))
    .leftJoin(role, isCustomRole)
    .where(eq(user.email, email))
  return rows[0]
}

export const findUserById = async (db: Db, id: number) => {
  const rows = await db
    .select(fieldsNow())
    .from(user)
    .leftJoin(account, eq(account.id, user.accountId))
    .leftJoin(role, isCustomRole)
    .where(eq(user.id, id))
  return rows[0]
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserById>>>

/** Branches that a user is limited to, by id. */
export const findUserBranches = (db: Db, userId: number) =>
  db
    .select({ id: branch.id, name: branch.name })
    .from(userBranch)
    .innerJoin(branch, and(eq(branch.accountId, userBranch.accountId), eq(branch.id, userBranch.branchId)))
    .where(eq(userBranch.userId, userId))
    .orderBy(branch.id)

export const touchLastLogin = (db: Db, id: number) =>
  db
    .update(user)
    .set({ lastLoginAt: sql`now()` })
    .where(eq(user.id, id))

export const insertUser = async (db: Db, values: typeof user.$inferInsert): Promise<number> => {
  const rows = await db.insert(user).values(values).returning({ id: user.id })
  return rows[0]?.id ?? 0
}

/** People who can sign in and work at this branch, by id. */
export const findPeopleOfBranch = async (
  db: Db,
  { accountId, branchId }: { accountId: number; branchId: number | null },
): Promise<UserRow[]> => {
  const isLimited = sql`exists (select from ${userBranch} where ${userBranch.userId} = ${user.id})`
  const worksHere = sql`exists (select from ${userBranch}
    where ${userBranch.userId} = ${user.id} and ${userBranch.branchId} = ${branchId})`
  return db
    .select(fieldsNow())
    .from(user)
    .leftJoin(account, eq(account.id, user.accountId))
    .leftJoin(role, isCustomRole)
    .where(
      and(
        ...[eq(user.accountId, accountId), eq(user.isActive, true), isNotNull(user.passwordHash)],
        sql`(not ${isLimited} or ${worksHere})`,
      ),
    )
    .orderBy(user.id)
}

/** Increments the token version of a merchant's people, which invalidates their tokens. */
export const outdateAccount = (db: Db, accountId: number) =>
  db
    .update(user)
    .set({ sessionVersion: sql`${user.sessionVersion} + 1` })
    .where(eq(user.accountId, accountId))

/**
 * Mail addresses of the operator's people. An invited person without a password has not proved the address
 * and is left out.
 */
export const findOperators = (db: Db) =>
  db
    .select({ id: user.id, name: user.name, email: user.email, language: user.language })
    .from(user)
    .where(
      and(
        ...[eq(user.role, 'SuperAdmin'), eq(user.isActive, true), eq(user.isEmailVerified, true)],
        isNotNull(user.passwordHash),
      ),
    )
    .orderBy(user.id)

export const hasOperator = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.role, 'SuperAdmin')).limit(1)
  return rows.length > 0
}
