import { and, asc, count, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { shiftNote } from './shift.table.ts'
import type { shift } from './shift.table.ts'

const author = alias(user, 'author')
const doer = alias(user, 'doer')

const entries = (db: Db) =>
  db
    .select({ note: shiftNote, byName: author.name, doneByName: doer.name })
    .from(shiftNote)
    .leftJoin(author, eq(author.id, shiftNote.byUserId))
    .leftJoin(doer, eq(doer.id, shiftNote.doneBy))

/** A note with the names of its people. */
export interface NoteEntry {
  note: typeof shiftNote.$inferSelect
  byName: string | null
  doneByName: string | null
}

// More notes than a page shows; the oldest open ones come first.
const MOST_NOTES = 200

/** Notes written during the shift, or handed on by an earlier one and still open when it began. */
export const listNotes = async (
  db: Db,
  { accountId, id, branchId, openedAt }: typeof shift.$inferSelect,
): Promise<NoteEntry[]> =>
  entries(db)
    .where(
      and(
        eq(shiftNote.accountId, accountId),
        or(
          eq(shiftNote.shiftId, id),
          and(
            eq(shiftNote.branchId, branchId),
            shiftNote.isForNext,
            lt(shiftNote.shiftId, id),
            or(isNull(shiftNote.doneAt), gte(shiftNote.doneAt, openedAt)),
          ),
        ),
      ),
    )
    .orderBy(asc(shiftNote.id))
    .limit(MOST_NOTES)

export const findNote = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<NoteEntry | undefined> => {
  const [found] = await entries(db).where(and(tenantFilter(scope, shiftNote.accountId), eq(shiftNote.id, id)))
  return found
}

export const insertNote = async (db: Db, values: typeof shiftNote.$inferInsert): Promise<number> => {
  const [row] = await db.insert(shiftNote).values(values).returning({ id: shiftNote.id })
  if (!row) throw new Error('PostgreSQL returned no row')
  return row.id
}

/** Marks a note as done or open. A done note keeps the first person. */
export const markDone = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
  done: { doneAt: Date; doneBy: number } | null,
): Promise<void> => {
  await db
    .update(shiftNote)
    .set(done ?? { doneAt: null, doneBy: null })
    .where(
      and(
        eq(shiftNote.accountId, accountId),
        eq(shiftNote.id, id),
        done ? isNull(shiftNote.doneAt) : undefined,
      ),
    )
}

/** Counts open handover notes by branch. */
export const countWaiting = async (
  db: Db,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): Promise<Map<number, number>> => {
  if (branchIds.length === 0) return new Map()
  const rows = await db
    .select({ branchId: shiftNote.branchId, notes: count() })
    .from(shiftNote)
    .where(
      and(
        tenantFilter(scope, shiftNote.accountId),
        inArray(shiftNote.branchId, branchIds),
        shiftNote.isForNext,
        isNull(shiftNote.doneAt),
      ),
    )
    .groupBy(shiftNote.branchId)
  return new Map(rows.map(({ branchId, notes }) => [branchId, notes]))
}
