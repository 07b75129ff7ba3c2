import type { Db } from '#src/database/database.ts'
import { noteAct } from '#src/modules/ground/ground.ts'
import type { Noted } from '#src/modules/ground/ground.ts'
import { lastChangers } from './billing-change.repository.ts'
import type { BillingEntity } from './billing-change.repository.ts'

/** What the operator did to what Sufra sells, in the transaction of what they did: see `noteAct`. */
export const noteChange = (db: Db, change: Noted & { entity: BillingEntity }): Promise<void> =>
  noteAct(db, change)

/** The names of those who changed each of these last. */
export const changersOf = lastChangers
