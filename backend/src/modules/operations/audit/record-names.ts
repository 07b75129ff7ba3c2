import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#src/database/database.ts'

/** Tables of the records that a field refers to by id. Histories of the database use column names. */
const TABLE_OF = new Map(
  Object.entries({
    branchId: 'branch',
    branchIds: 'branch',
    excludeBranchesIds: 'branch',
    categoryId: 'category',
    parentId: 'category',
    choicesIds: 'choice',
    productId: 'product',
    productIds: 'product',
    roleId: 'role',
    customRoleId: 'role',
    serviceProviderId: 'service_provider',
    typeId: 'business_type',
  }),
)

const camel = (field: string): string =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const tableOf = (field: string): string | undefined => TABLE_OF.get(camel(field))

const keyOf = (table: string, id: number): string => `${table} ${id}`

type Visit = (table: string, id: number) => unknown

// Replaces each id in a known field by the result of `visit`.
const walk = (value: unknown, visit: Visit, table?: string): unknown => {
  if (typeof value === 'number') return table === undefined ? value : visit(table, value)
  if (Array.isArray(value)) return value.map(each => walk(each, visit, table))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, walk(each, visit, tableOf(field))]),
  )
}

const Named = z.array(z.object({ id: z.int(), name: z.string() }))

const namesIn = async (db: Db, table: string, ids: ReadonlySet<number>): Promise<[string, string][]> => {
  const { rows } = await db.execute(
    sql`select id, name from ${sql.identifier(table)} where id = any(${sql.param([...ids])}::int[])`,
  )
  return Named.parse(rows).map(({ id, name }) => [keyOf(table, id), name])
}

interface Told {
  before: unknown
  after: unknown
}

/**
 * Replaces ids in audit entries by the records' present names. Call it in the merchant's scope: ids of
 * invisible or deleted records stay.
 */
export const withNames = async <Act extends Told>(db: Db, acts: readonly Act[]): Promise<Act[]> => {
  const asked = new Map<string, Set<number>>()
  const note: Visit = (table, id) => asked.set(table, (asked.get(table) ?? new Set()).add(id))
  for (const { before, after } of acts) walk([before, after], note)
  const names = new Map<string, string>()
  for (const [table, ids] of asked)
    for (const [key, name] of await namesIn(db, table, ids)) names.set(key, name)
  const name: Visit = (table, id) => names.get(keyOf(table, id)) ?? id
  return acts.map(act => ({ ...act, before: walk(act.before, name), after: walk(act.after, name) }))
}
