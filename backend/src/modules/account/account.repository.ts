import type { Db } from '#src/database/database.ts'
import { account } from './account.table.ts'

export const insertAccount = async (db: Db, values: typeof account.$inferInsert): Promise<number> => {
  const rows = await db.insert(account).values(values).returning({ id: account.id })
  return rows[0]?.id ?? 0
}
