import type { Db } from '#src/database/database.ts'
import type { Platform } from '#src/platform.ts'

/** One part of the demo data; runs once, in the platform's scope, in one transaction with all others. */
export interface SeedStep {
  name: string
  run(db: Db, platform: Platform): Promise<void>
}
