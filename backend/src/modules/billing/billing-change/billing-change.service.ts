import type { Db } from '#src/database/database.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import type { AuditedChange } from '#src/modules/infrastructure/infrastructure.ts'
import { lastChangers } from './billing-change.repository.ts'
import type { BillingEntity } from './billing-change.repository.ts'

/** Records a change of the operator to the price list, in the same transaction as the change: see `noteAct`. */
export const noteChange = (db: Db, change: AuditedChange & { entity: BillingEntity }): Promise<void> =>
  noteAct(db, change)

/** Returns the name of the last editor of each record, by its id. */
export const changersOf = lastChangers
