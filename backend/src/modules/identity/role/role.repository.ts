import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { RoleName } from '@sufra/shared/contracts/role'
import type { Db, Scope } from '#src/database/database.ts'
import { ownRows } from '#src/database/own-rows.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { role } from './role.table.ts'

export type RoleRow = typeof role.$inferSelect

// The first of PostgreSQL's two lock numbers, so that an account's id means nothing else.
const TEAM_LOCK = 7_318_003

/**
 * One change of a team at a time, until the end of the transaction: rules about all of its people, such as the last
 * Admin, could not hold otherwise. The operator's own people are account 0.
 */
export const lockTeam = (db: Db, accountId: number | null) =>
  db.execute(sql`select pg_advisory_xact_lock(${TEAM_LOCK}::integer, ${accountId ?? 0}::integer)`)

export const listRoles = (db: Db, scope: Scope): Promise<RoleRow[]> =>
  db.select().from(role).where(ownRows(scope, role.accountId)).orderBy(asc(role.id))

export const findRole = async (db: Db, { scope, id }: { scope: Scope; id: number }) => {
  const rows = await db
    .select()
    .from(role)
    .where(and(ownRows(scope, role.accountId), eq(role.id, id)))
  return rows[0]
}

export const insertRole = async (db: Db, values: typeof role.$inferInsert) => {
  const rows = await db.insert(role).values(values).returning()
  return rows[0]
}

interface RoleKey {
  accountId: number
  id: number
}

const isRole = ({ accountId, id }: RoleKey) => and(eq(role.accountId, accountId), eq(role.id, id))

export const updateRole = async (db: Db, key: RoleKey, changes: Pick<RoleRow, 'name' | 'permissions'>) => {
  const rows = await db.update(role).set(changes).where(isRole(key)).returning()
  return rows[0]
}

export const deleteRole = (db: Db, key: RoleKey) => db.delete(role).where(isRole(key))

/** Whether anybody has it, people who are switched off included: they come back with it. */
export const isRoleHeld = async (db: Db, { accountId, id }: RoleKey): Promise<boolean> => {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.accountId, accountId), eq(user.customRoleId, id)))
    .limit(1)
  return rows.length > 0
}

/** How many active and invited people have each role: the built-in ones by name, the others by id. */
export const countHolders = async (db: Db, scope: Scope): Promise<Map<RoleName | number, number>> => {
  const isSeen = and(ownRows(scope, user.accountId), eq(user.isActive, true))
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
