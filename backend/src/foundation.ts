import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#src/database/database.ts'
import type { Env } from '#src/env.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import type { Sealer } from '#src/sealer.ts'
import type { Timers } from '#src/timers/timers.ts'

export type Logger = FastifyBaseLogger

/** What every service is built on. */
export interface Foundation {
  env: Env
  log: Logger
  database: Database
  /** what is kept going in this process */
  timers: Timers
  /** what survives it */
  jobs: Jobs
  /** generated at the first start and kept in DATA_DIR */
  secrets: Secrets
}

export interface Secrets {
  jwtKey: Uint8Array
  refreshKey: Uint8Array
  /** of the codes by e-mail */
  codeKey: Uint8Array
  /** of the links that run a build of a team's own */
  overrideKey: Uint8Array
  /** for the secrets of others that are kept: at rest they are sealed */
  sealer: Sealer
  /** signs web pushes; both halves in base64url */
  vapid: { publicKey: string; privateKey: string }
  /** SHA-256 of the local deploy token; the token itself stays in its file */
  deployTokenHash: Buffer
}
