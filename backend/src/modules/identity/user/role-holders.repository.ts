import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from './user.table.ts'

interface RoleKey {
  accountId: number
  id: number
}

/** Returns whether anybody has the role, including deactivated people, who keep it when they return. */
export const isRoleHeld = async (db: Db, { accountId, id }: RoleKey): Promise<boolean> => {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.accountId, accountId), eq(user.customRoleId, id)))
    .limit(1)
  return rows.length > 0
}

/** Returns the number of active and invited people per role: built-in ones by name, others by id. */
export const countHolders = async (db: Db, scope: Scope): Promise<Map<RoleName | number, number>> => {
  const isSeen = and(tenantFilter(scope, user.accountId), eq(user.isActive, true))
  const builtIn = await db
    .select({ key: user.role, people: count() })
    .from(user)
    .where(isSeen)
    .groupBy(user.role)
  const custom = await db
    .select({ key: sql<number>`${user.customRoleId}`, people: count() })
    .from(user)
    .where(and(isSeen, isNotNull(user.customRoleId)))
    .groupBy(user.customRoleId)
  return new Map<RoleName | number, number>([...builtIn, ...custom].map(({ key, people }) => [key, people]))
}

/** Increments the token version of the role's holders, which invalidates their tokens. */
export const outdateRole = (db: Db, { accountId, id }: RoleKey) =>
  db
    .update(user)
    .set({ sessionVersion: sql`${user.sessionVersion} + 1` })
    .where(and(eq(user.accountId, accountId), eq(user.customRoleId, id)))
