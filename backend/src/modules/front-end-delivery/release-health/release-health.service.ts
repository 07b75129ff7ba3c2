import type { z } from 'zod'
import type { ReleaseHealth, ReleaseHealthQuery, ReleaseReport } from '@sufra/shared/contracts/release-health'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { ReleaseService } from '#src/modules/front-end-delivery/release/release.service.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { addReport } from './add-report.ts'
import type { Reporter } from './add-report.ts'
import { createCanaryJudge } from './canary-judge.ts'
import { findAccounts, findCounts, findErrors, findTimes } from './health-figures.repository.ts'
import { presentHealth } from './present-health.ts'
import { deleteOldHealth, foldHours } from './release-health.repository.ts'

export const JUDGE_TIMER = 'judge the canaries'
export const CLEAN_CRON = 'delete-old-release-health'

/** Collects browsers' reports about remotes, and ends failing canaries. */
export const createReleaseHealth = (
  { env, database, timers, jobs }: Pick<Foundation, 'env' | 'database' | 'timers' | 'jobs'>,
  releases: Pick<ReleaseService, 'reviewCanaries'>,
) => {
  const guard = { margin: env.CANARY_MARGIN, least: env.CANARY_LEAST }
  const judge = createCanaryJudge(guard, `${env.PUBLIC_URL}/releases`)
  timers.every(env.CANARY_EVERY_SECONDS * 1000, JUDGE_TIMER, () => releases.reviewCanaries(judge))
  jobs.cron(CLEAN_CRON, '37 * * * *', () =>
    database.run(ALL_MERCHANTS, async db => {
      await deleteOldHealth(db)
      await foldHours(db)
    }),
  )

  return {
    /** Adds a page's report. Leaves out unpublished versions and outcomes beyond the person's quota. */
    report: (reporter: Reporter, { outcomes }: z.output<typeof ReleaseReport>): Promise<void> =>
      database.run(ALL_MERCHANTS, db => addReport(db, reporter, outcomes)),

    health: async (window: z.output<typeof ReleaseHealthQuery>): Promise<ReleaseHealth> => {
      const rows = await database.run(
        ALL_MERCHANTS,
        async db => ({
          counts: await findCounts(db, window),
          times: await findTimes(db, window),
          accounts: await findAccounts(db, window),
          errors: await findErrors(db, window),
        }),
        { isSnapshot: true },
      )
      return { versions: presentHealth(rows), guard }
    },
  }
}
export type ReleaseHealthService = ReturnType<typeof createReleaseHealth>
