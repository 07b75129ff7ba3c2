import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { role } from '#src/modules/identity/role/role.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { invitation } from './invitation.table.ts'

const COOL_DOWN_SECONDS = 60
const coolDown = sql`make_interval(secs => ${COOL_DOWN_SECONDS})`

/** Replaces the person's invitation and its link; false while the last one is younger than a minute. */
export const putInvitation = async (db: Db, values: typeof invitation.$inferInsert): Promise<boolean> => {
  const rows = await db
    .insert(invitation)
    .values(values)
    .onConflictDoUpdate({
      target: invitation.userId,
      set: { tokenHash: values.tokenHash, expiresAt: values.expiresAt, sentAt: sql`now()` },
      setWhere: sql`${invitation.sentAt} <= now() - ${coolDown}`,
    })
    .returning({ userId: invitation.userId })
  return rows.length > 0
}

/** Seconds until the person may be sent another one. */
export const secondsToCoolDown = async (db: Db, userId: number): Promise<number> => {
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from ${invitation.sentAt} + ${coolDown} - now())))::int`
  const rows = await db.select({ seconds }).from(invitation).where(eq(invitation.userId, userId))
  return rows[0]?.seconds ?? 1
}

/** Ends an open invitation for good: its link stays invalid after the person is restored. */
export const withdrawInvitation = (db: Db, userId: number) =>
  db
    .update(invitation)
    .set({ expiresAt: sql`least(${invitation.expiresAt}, now())` })
    .where(eq(invitation.userId, userId))

const isOpen = and(gt(invitation.expiresAt, sql`now()`), eq(user.isActive, true), isNull(user.passwordHash))

export const findOpenInvitation = async (db: Db, tokenHash: string) => {
  const rows = await db
    .select({
      email: user.email,
      name: user.name,
      accountName: account.name,
      role: user.role,
      customRoleName: role.name,
      expiresAt: invitation.expiresAt,
    })
    .from(invitation)
    .innerJoin(user, eq(user.id, invitation.userId))
    .leftJoin(account, eq(account.id, user.accountId))
    .leftJoin(role, and(eq(role.accountId, user.accountId), eq(role.id, user.customRoleId)))
    .where(and(eq(invitation.tokenHash, tokenHash), isOpen))
  return rows[0]
}

/** Uses an invitation: of any number of concurrent callers exactly one gets the person's id. */
export const spendInvitation = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const rows = await db
    .delete(invitation)
    .where(and(eq(invitation.tokenHash, tokenHash), gt(invitation.expiresAt, sql`now()`)))
    .returning({ userId: invitation.userId })
  return rows[0]?.userId
}
