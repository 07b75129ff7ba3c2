import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { user } from './user.table.ts'

const nextVersion = sql`${user.sessionVersion} + 1`

/** Replaces the checked password; false when another change replaced it meanwhile. */
export const replacePassword = async (
  db: Db,
  { id, oldHash, newHash }: { id: number; oldHash: string; newHash: string },
): Promise<boolean> => {
  const rows = await db
    .update(user)
    .set({ passwordHash: newHash })
    .where(and(eq(user.id, id), eq(user.passwordHash, oldHash)))
    .returning({ id: user.id })
  return rows.length > 0
}

/** Sets a password and confirms the address, because the code came from its mailbox. */
export const resetPassword = (db: Db, { id, passwordHash }: { id: number; passwordHash: string }) =>
  db
    .update(user)
    .set({ passwordHash, isEmailVerified: true, sessionVersion: nextVersion })
    .where(eq(user.id, id))

export const confirmEmail = (db: Db, id: number) =>
  db.update(user).set({ isEmailVerified: true }).where(eq(user.id, id))

export const replaceEmail = (db: Db, { id, email }: { id: number; email: string }) =>
  db.update(user).set({ email, isEmailVerified: true, sessionVersion: nextVersion }).where(eq(user.id, id))

export interface Profile {
  name?: string
  phone?: string | null
  language?: 'ar' | 'en'
  digits?: 'latin' | 'arabic'
  isTwoStep?: boolean
}

/** Tokens contain the name, so a new name invalidates them. Undefined fields stay. */
export const updateProfile = (db: Db, id: number, profile: Profile) =>
  db
    .update(user)
    .set({
      ...profile,
      sessionVersion:
        profile.name === undefined
          ? user.sessionVersion
          : sql`case when ${user.name} = ${profile.name} then ${user.sessionVersion} else ${nextVersion} end`,
    })
    .where(eq(user.id, id))

export const deleteUsersOf = (db: Db, accountIds: number[]) =>
  db.delete(user).where(inArray(user.accountId, accountIds))
