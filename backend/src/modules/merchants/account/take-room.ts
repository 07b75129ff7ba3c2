import type { Db } from '#src/database/database.ts'

/** Of what a merchant is about to get how many more. */
export interface Room {
  accountId: number
  key: 'branches' | 'users' | 'products' | 'channels'
  adding: number
}

/**
 * To be asked in the transaction that adds, before it does: 403 `plan_limit_reached` when the merchant's plan has no room.
 * Plans stand above those who ask: it is handed in where the domains are put together.
 */
export type TakeRoom = (db: Db, room: Room) => Promise<void>
