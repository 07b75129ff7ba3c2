import type { Db } from '#src/database/database.ts'

/** A limit of a plan and the number of records to add. */
export interface PlanLimitRequest {
  accountId: number
  key: 'branches' | 'users' | 'products' | 'channels'
  adding: number
}

/**
 * Checks a plan limit before records are added, in the transaction that adds them: 403 `plan_limit_reached`.
 * It is passed in, because plans depend on its callers.
 */
export type PlanLimitCheck = (db: Db, room: PlanLimitRequest) => Promise<void>
