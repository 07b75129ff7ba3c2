import type { Drain } from '#src/app/drain.ts'
import type { Database } from '#src/database/database.ts'
import type { Env } from '#src/env.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import type { Logger } from '#src/logging/logger.ts'
import type { Metrics } from '#src/metrics/metrics.ts'
import type { Secrets } from '#src/secrets/secrets.ts'
import type { Timers } from '#src/timers/timers.ts'

/** Shared resources of every service. */
export interface Foundation {
  env: Env
  log: Logger
  metrics: Metrics
  database: Database
  /** whether this node is about to stop */
  drain: Drain
  /** repeated work of this process */
  timers: Timers
  /** work that survives the process */
  jobs: Jobs
  /** generated at the first start and stored in DATA_DIR */
  secrets: Secrets
}
