import { z } from 'zod'
import { ChannelName, RemoteName, RemoteVersionName } from './release.ts'
import { Instant, QueryInt } from './wire.ts'

/**
 * Reason why a remote failed to start. `incompatible`: it needs another host. `invalid`: the module is not a remote.
 * `broken`: it threw. `overreach`: it ran and overwrote something that belongs to the page. `refused`: the registry
 * does not list its origin or hash. `unreleased`: there is no version of it.
 */
export const RemoteFailureCode = z.enum([
  'unreachable',
  'timeout',
  'refused',
  'invalid',
  'incompatible',
  'broken',
  'unreleased',
  'overreach',
])
export type RemoteFailureCode = z.infer<typeof RemoteFailureCode>

/** Reason for the version that a page runs. Versions run by override are never reported. */
export const RemoteChoice = z.enum(['stable', 'canary', 'previous', 'hand'])
export type RemoteChoice = z.infer<typeof RemoteChoice>

const Milliseconds = z.int().min(0).max(600_000)

/** Result of one attempt to run a version in one page: a screen, or a failure (also a later one, while rendering). */
export const RemoteOutcome = z.strictObject({
  name: RemoteName,
  version: RemoteVersionName,
  choice: RemoteChoice,
  failure: RemoteFailureCode.nullable(),
  detail: z.string().max(400).nullable(),
  phases: z
    .strictObject({ entry: Milliseconds, module: Milliseconds, screen: Milliseconds })
    .nullable()
    .describe('ms from the start to: entry run, module loaded, screen shown; null after a failure'),
})
export type RemoteOutcome = z.infer<typeof RemoteOutcome>

/** POST /api/Release/Report: results of a page's remotes since its last report. */
export const ReleaseReport = z.strictObject({ outcomes: z.array(RemoteOutcome).min(1).max(50) })
export type ReleaseReport = z.input<typeof ReleaseReport>

export const ReleaseHealthQuery = z.object({
  hours: QueryInt.pipe(z.int().min(1).max(336)).default(24),
  name: RemoteName.optional(),
})

/** Health of one version of one remote as browsers reported it. */
export const VersionHealth = z.object({
  name: RemoteName,
  version: RemoteVersionName,
  ready: z.int().describe('loads that ended with a screen'),
  failed: z.int(),
  errorRate: z.number().describe('share of failed loads, 0 to 1; 0 without loads'),
  accounts: z.int().describe('number of merchants with reports'),
  p50: z.int().nullable().describe('ms from the start to the screen'),
  p95: z.int().nullable(),
  phases: z
    .object({ entry: z.int(), module: z.int(), screen: z.int() })
    .nullable()
    .describe('mean ms of each phase'),
  codes: z.partialRecord(RemoteFailureCode, z.int()),
  timeline: z
    .array(z.object({ at: Instant, ready: z.int(), failed: z.int() }))
    .describe('hourly, oldest first'),
  lastErrors: z.array(z.object({ at: Instant, code: RemoteFailureCode, detail: z.string() })).max(5),
})
export type VersionHealth = z.infer<typeof VersionHealth>

/** GET /api/Release/Health */
export const ReleaseHealth = z.object({
  versions: z.array(VersionHealth),
  guard: z
    .object({
      margin: z.number().describe('0.05 means five percentage points more failures than stable'),
      least: z.int().describe('minimum loads of the canary before it is judged'),
    })
    .describe('thresholds for an automatic rollback of a canary'),
})
export type ReleaseHealth = z.infer<typeof ReleaseHealth>

/** Comparison of a canary, in the channel that distributes it. */
export const CanaryVerdict = z.object({
  name: RemoteName,
  channel: ChannelName,
  canary: RemoteVersionName,
  isWorse: z.boolean(),
  why: z.string(),
})
export type CanaryVerdict = z.infer<typeof CanaryVerdict>
