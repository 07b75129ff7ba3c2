import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import type { RoleKey } from './role-holders.ts'
import { role } from './role.table.ts'

export type RoleRow = typeof role.$inferSelect

// The first of PostgreSQL's two lock numbers, so that an account's id has no other meaning.
const TEAM_LOCK = 7_318_005

/**
 * Serializes changes of a team until the transaction ends, which rules about all its people need, such as the
 * last Admin. The operator's people are account 0.
 */
export const lockTeam = (db: Db, accountId: number | null) =>
  db.execute(sql`select pg_advisory_xact_lock(${TEAM_LOCK}::integer, ${accountId ?? 0}::integer)`)

export const listRoles = (db: Db, scope: Scope): Promise<RoleRow[]> =>
  db.select().from(role).where(tenantFilter(scope, role.accountId)).orderBy(asc(role.id))

export const findRole = async (db: Db, { scope, id }: { scope: Scope; id: number }) => {
  const rows = await db
    .select()
    .from(role)
    .where(and(tenantFilter(scope, role.accountId), eq(role.id, id)))
  return rows[0]
}

export const insertRole = async (db: Db, values: typeof role.$inferInsert) => {
  const rows = await db.insert(role).values(values).returning()
  return rows[0]
}

const isRole = ({ accountId, id }: RoleKey) => and(eq(role.accountId, accountId), eq(role.id, id))

export const updateRole = async (db: Db, key: RoleKey, changes: Pick<RoleRow, 'name' | 'permissions'>) => {
  const rows = await db.update(role).set(changes).where(isRole(key)).returning()
  return rows[0]
}

export const deleteRole = (db: Db, key: RoleKey) => db.delete(role).where(isRole(key))
