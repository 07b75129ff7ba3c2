import type { Db } from '#src/database/database.ts'

/** Called when the e-mail of a merchant's person is confirmed. What that means for the merchant is said by who knows merchants. */
export type ConfirmAccount = (db: Db, accountId: number) => Promise<unknown>
