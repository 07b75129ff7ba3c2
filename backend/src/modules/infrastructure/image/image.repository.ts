import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { image } from './image.table.ts'

export interface OwnedImage {
  accountId: number
  key: string
}

export const insertImage = async (db: Db, owned: OwnedImage): Promise<void> => {
  await db.insert(image).values(owned).onConflictDoNothing()
}

/** Locks the picture until the transaction ends, so that it is not deleted before a record refers to it. */
export const hasImage = async (db: Db, { accountId, key }: OwnedImage): Promise<boolean> => {
  const rows = await db
    .select({ key: image.key })
    .from(image)
    .where(and(eq(image.accountId, accountId), eq(image.key, key)))
    .for('key share')
  return rows.length > 0
}

/** Locks pictures for deletion: waits for transactions that are about to refer to one, and makes later ones wait. */
export const lockImages = async (db: Db, keys: readonly string[]): Promise<void> => {
  await db
    .select({ key: image.key })
    .from(image)
    .where(inArray(image.key, [...keys]))
    .for('update')
}

export const deleteImages = async (db: Db, keys: readonly string[]): Promise<void> => {
  await db.delete(image).where(inArray(image.key, [...keys]))
}
