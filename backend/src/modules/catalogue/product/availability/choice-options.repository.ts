import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { choice } from '#src/modules/catalogue/choice/choice.table.ts'

export type ChoiceRow = typeof choice.$inferSelect

interface Choices {
  scope: Scope
  ids: number[]
}

const kept = ({ scope, ids }: Choices) =>
  and(tenantFilter(scope, choice.accountId), isNull(choice.deletedAt), inArray(choice.id, ids))

export const choicesById = async (db: Db, choices: Choices): Promise<ChoiceRow[]> =>
  db.select().from(choice).where(kept(choices)).orderBy(asc(choice.id))

export const lockChoices = async (db: Db, choices: Choices): Promise<ChoiceRow[]> =>
  db.select().from(choice).where(kept(choices)).orderBy(asc(choice.id)).for('update')

export const updateOptions = async (
  db: Db,
  { scope, id, options }: { scope: Scope; id: number; options: ChoiceRow['options'] },
): Promise<ChoiceRow | undefined> => {
  const [row] = await db
    .update(choice)
    .set({ options, rowVersion: sql`${choice.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(and(kept({ scope, ids: [id] }), eq(choice.id, id)))
    .returning()
  return row
}
