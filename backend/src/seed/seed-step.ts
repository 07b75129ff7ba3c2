import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'

/** One part of the demo data; runs once, in the scope of all merchants, in one transaction with all other steps. */
export interface SeedStep {
  name: string
  run(db: Db, foundation: Foundation): Promise<void>
}
