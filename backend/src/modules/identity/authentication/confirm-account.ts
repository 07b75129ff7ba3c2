import type { Db } from '#src/database/database.ts'

/** Callback after a merchant's person has confirmed their e-mail. The merchants' domain provides it. */
export type ConfirmAccount = (db: Db, accountId: number) => Promise<unknown>
