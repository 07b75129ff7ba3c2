import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { choice } from './choice.table.ts'

export type ChoiceRow = typeof choice.$inferSelect
type NewChoice = typeof choice.$inferInsert

interface ChoiceFilter {
  scope: Scope
  /** 0 for all */
  serviceProviderId: number
  /** only these */
  ids?: number[]
}

const wanted = ({ scope, serviceProviderId, ids }: ChoiceFilter) =>
  and(
    tenantFilter(scope, choice.accountId),
    isNull(choice.deletedAt),
    serviceProviderId ? eq(choice.serviceProviderId, serviceProviderId) : undefined,
    ids ? inArray(choice.id, ids) : undefined,
  )

export const listChoices = async (db: Db, filter: ChoiceFilter, slice: PageSlice): Promise<ChoiceRow[]> =>
  db
    .select()
    .from(choice)
    .where(wanted(filter))
    .orderBy(asc(choice.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countChoices = async (db: Db, filter: ChoiceFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(choice).where(wanted(filter))
  return row?.total ?? 0
}

export const choiceNames = async (db: Db, filter: ChoiceFilter): Promise<Pick<ChoiceRow, 'id' | 'name'>[]> =>
  db.select({ id: choice.id, name: choice.name }).from(choice).where(wanted(filter))

/** Names that no other transaction changes until this one ends. */
export const holdChoiceNames = async (
  db: Db,
  filter: ChoiceFilter & { ids: number[] },
): Promise<Pick<ChoiceRow, 'id' | 'name'>[]> =>
  db
    .select({ id: choice.id, name: choice.name })
    .from(choice)
    .where(wanted(filter))
    .orderBy(asc(choice.id))
    .for('share')

export const findChoice = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<ChoiceRow | undefined> => {
  const [row] = await db
    .select()
    .from(choice)
    .where(wanted({ scope, serviceProviderId: 0, ids: [id] }))
  return row
}

/** Returns the choice, locked until the transaction ends. */
export const lockChoice = async (db: Db, filter: ChoiceFilter): Promise<ChoiceRow | undefined> => {
  const [row] = await db.select().from(choice).where(wanted(filter)).for('update')
  return row
}

/** Returns those of the choices that the brand has, locked against deletion until the transaction ends. */
export const holdChoices = async (db: Db, filter: ChoiceFilter & { ids: number[] }): Promise<Set<number>> => {
  if (filter.ids.length === 0) return new Set()
  const rows = await db
    .select({ id: choice.id })
    .from(choice)
    .where(wanted(filter))
    .orderBy(asc(choice.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

export const insertChoice = async (db: Db, values: NewChoice): Promise<ChoiceRow | undefined> => {
  const [row] = await db.insert(choice).values(values).returning()
  return row
}

export const updateChoice = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
  changes: Partial<NewChoice>,
): Promise<ChoiceRow | undefined> => {
  const [row] = await db
    .update(choice)
    .set({ ...changes, rowVersion: sql`${choice.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(and(eq(choice.accountId, accountId), eq(choice.id, id)))
    .returning()
  return row
}
