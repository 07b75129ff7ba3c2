import { eq } from 'drizzle-orm'
import type { CannedAnswerRequest } from '@sufra/shared/contracts/ticket'
import type { Db } from '#src/database/database.ts'
import { cannedAnswer } from './canned-answer.table.ts'

export const listAnswers = (db: Db) => db.select().from(cannedAnswer).orderBy(cannedAnswer.shortcut)

/** Returns undefined when the shortcut is in use. */
export const insertAnswer = async (db: Db, values: CannedAnswerRequest) => {
  const rows = await db.insert(cannedAnswer).values(values).onConflictDoNothing().returning()
  return rows[0]
}

export const findByShortcut = async (db: Db, shortcut: string) => {
  const rows = await db.select().from(cannedAnswer).where(eq(cannedAnswer.shortcut, shortcut))
  return rows[0]
}

export const updateAnswer = async (db: Db, id: number, values: CannedAnswerRequest) => {
  const rows = await db.update(cannedAnswer).set(values).where(eq(cannedAnswer.id, id)).returning()
  return rows[0]
}

export const deleteAnswer = async (db: Db, id: number): Promise<boolean> => {
  const rows = await db.delete(cannedAnswer).where(eq(cannedAnswer.id, id)).returning({ id: cannedAnswer.id })
  return rows.length > 0
}
