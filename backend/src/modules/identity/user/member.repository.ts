import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { Db } from '#src/database/database.ts'
import { user, userBranch } from './user.table.ts'

/** Returns undefined when anybody in any account has this address. */
export const insertMember = async (db: Db, values: typeof user.$inferInsert): Promise<number | undefined> => {
  const rows = await db
    .insert(user)
    .values(values)
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  return rows[0]?.id
}

interface MemberChanges {
  name?: string
  phone?: string | null
  role?: RoleName
  customRoleId?: number | null
  isActive?: boolean
}

/** `isOutdated` invalidates existing tokens, whose facts have changed. */
export const updateMember = (
  db: Db,
  { id, isOutdated }: { id: number; isOutdated: boolean },
  changes: MemberChanges,
) =>
  db
    .update(user)
    .set({ ...changes, ...(isOutdated && { sessionVersion: sql`${user.sessionVersion} + 1` }) })
    .where(eq(user.id, id))

export const replaceBranches = async (
  db: Db,
  { accountId, userId, branchIds }: { accountId: number; userId: number; branchIds: number[] },
): Promise<void> => {
  await db.delete(userBranch).where(eq(userBranch.userId, userId))
  if (branchIds.length === 0) return
  await db.insert(userBranch).values(branchIds.map(branchId => ({ accountId, userId, branchId })))
}

/** Sets the password of an invited person; false when they were deactivated or have a password already. */
export const signUpInvited = async (
  db: Db,
  { userId, ...values }: { userId: number; name: string; passwordHash: string },
): Promise<boolean> => {
  const rows = await db
    .update(user)
    .set({ ...values, isEmailVerified: true, sessionVersion: sql`${user.sessionVersion} + 1` })
    .where(and(eq(user.id, userId), eq(user.isActive, true), isNull(user.passwordHash)))
    .returning({ id: user.id })
  return rows.length > 0
}
