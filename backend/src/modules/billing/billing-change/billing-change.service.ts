import type { Db } from '#src/database/database.ts'
import { insertChange, lastChangers } from './billing-change.repository.ts'
import type { BillingChange } from './billing-change.repository.ts'

/** Writes down what the operator did, in the transaction of what they did. */
export const noteChange = async (db: Db, change: Omit<BillingChange, 'id' | 'at'>): Promise<void> => {
  await insertChange(db, change)
}

/** The names of those who changed each of these last. */
export const changersOf = lastChangers
