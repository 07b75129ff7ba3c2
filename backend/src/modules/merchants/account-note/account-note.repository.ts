import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { accountNote } from './account-note.table.ts'

const notes = (db: Db) =>
  db
    .select({
      id: accountNote.id,
      accountId: accountNote.accountId,
      text: accountNote.text,
      byUserId: accountNote.byUserId,
      byName: user.name,
      at: accountNote.at,
    })
    .from(accountNote)
    .leftJoin(user, eq(user.id, accountNote.byUserId))

export type NoteRow = Awaited<ReturnType<typeof notes>>[number]

/** Latest first. */
export const listNotes = (db: Db, accountId: number, { limit, offset }: PageSlice): Promise<NoteRow[]> =>
  notes(db)
    .where(eq(accountNote.accountId, accountId))
    .orderBy(desc(accountNote.id))
    .limit(limit)
    .offset(offset)

export const countNotes = async (db: Db, accountId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(accountNote)
    .where(eq(accountNote.accountId, accountId))
  return row?.total ?? 0
}

export const findNote = async (db: Db, id: number): Promise<NoteRow | undefined> =>
  (await notes(db).where(eq(accountNote.id, id)))[0]

export const insertNote = async (db: Db, values: typeof accountNote.$inferInsert): Promise<number> => {
  const [row] = await db.insert(accountNote).values(values).returning({ id: accountNote.id })
  return row?.id ?? 0
}

export const deleteNote = (db: Db, id: number) => db.delete(accountNote).where(eq(accountNote.id, id))
