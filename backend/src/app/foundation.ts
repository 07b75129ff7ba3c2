import type { Database } from '#src/database/database.ts'
import type { Env } from '#src/env.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import type { Logger } from '#src/logging/logger.ts'
import type { Sealer } from '#src/secrets/sealer.ts'
import type { Timers } from '#src/timers/timers.ts'

/** Shared resources of every service. */
export interface Foundation {
  env: Env
  log: Logger
  database: Database
  /** repeated work of this process */
  timers: Timers
  /** work that survives the process */
  jobs: Jobs
  /** generated at the first start and stored in DATA_DIR */
  secrets: Secrets
}

export interface Secrets {
  jwtKey: Uint8Array
  refreshKey: Uint8Array
  /** key of the codes sent by e-mail */
  codeKey: Uint8Array
  /** key of the signed override links */
  overrideKey: Uint8Array
  /** encrypts stored secrets of third parties */
  sealer: Sealer
  /** signs web pushes; both halves in base64url */
  vapid: { publicKey: string; privateKey: string }
  /** SHA-256 of the root deploy token; the token itself is only in its file */
  deployTokenHash: Buffer
}
