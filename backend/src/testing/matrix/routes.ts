import { createDrain } from '#src/app/drain.ts'
import { pino } from 'pino'
import { readEnv } from '#src/env.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { createSealer } from '#src/secrets/sealer.ts'
import { createTimers } from '#src/timers/timers.ts'
import type { Database } from '#src/database/database.ts'
import { composeModules } from '#src/http-server/modules.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Route } from '#src/routing/route.ts'

const nothing = () => Promise.reject(new Error('This foundation serves the list of routes only'))

const log = pino({ level: 'silent' })

const NOTHING: Database = { run: nothing, listen: nothing, close: nothing }

// Modules use the foundation only when they are called, not when they are created.
const IDLE: Foundation = {
  log,
  metrics: createMetrics(),
  env: readEnv({ NODE_ENV: 'test' }),
  database: NOTHING,
  drain: createDrain(),
  timers: createTimers(log),
  jobs: createJobs({ connectionString: '', database: NOTHING, log }),
  secrets: {
    sealer: createSealer([Buffer.alloc(32).toString('base64url')]),
    jwtKey: new Uint8Array(32),
    refreshKey: new Uint8Array(32),
    codeKey: new Uint8Array(32),
    overrideKey: new Uint8Array(32),
    vapid: { publicKey: '', privateKey: '' },
    deployTokenHash: Buffer.alloc(32),
  },
}

/**
 * All routes of the application, composed without any resources. They are known before the tests start, so each test
 * title can name one.
 */
export const ALL_ROUTES: readonly Route[] = composeModules(IDLE).routes

export const keyOf = ({ method, path }: Route): string => `${method} ${path}`
