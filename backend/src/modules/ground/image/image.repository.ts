import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { image } from './image.table.ts'

export interface OwnedImage {
  accountId: number
  key: string
}

export const insertImage = async (db: Db, owned: OwnedImage): Promise<void> => {
  await db.insert(image).values(owned).onConflictDoNothing()
}

export const hasImage = async (db: Db, { accountId, key }: OwnedImage): Promise<boolean> => {
  const rows = await db
    .select({ key: image.key })
    .from(image)
    .where(and(eq(image.accountId, accountId), eq(image.key, key)))
  return rows.length > 0
}
