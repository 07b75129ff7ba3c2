import type { z } from 'zod'
import type { Job, JobListQuery, JobPage } from '@sufra/shared/contracts/job'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { illegalTransition, notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteAct } from '#src/modules/infrastructure/infrastructure.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { countJobs, deleteJob, deleteOldJobs, findJob, listJobs, retryJob } from './job.repository.ts'
import type { FoundJob } from './job.repository.ts'

const DEAD_KEPT_DAYS = 30

const present = ({ createdAt, nextTryAt, ...job }: FoundJob): Job => ({
  ...job,
  createdAt: createdAt.toISOString(),
  nextTryAt: job.state === 'Running' || job.state === 'Dead' ? null : nextTryAt.toISOString(),
})

const findOrThrow = async (db: Db, id: number): Promise<Job> => {
  const job = await findJob(db, id)
  if (!job) throw notFound()
  return present(job)
}

/** Service of the operator's view of background jobs; only the operator may use it. */
export const createJobService = ({ database, jobs }: Pick<Foundation, 'database' | 'jobs'>) => {
  jobs.cron('delete-old-jobs', '47 2 * * *', () =>
    database.run(ALL_MERCHANTS, db => deleteOldJobs(db, DEAD_KEPT_DAYS)),
  )

  return {
    list: ({ State: state, ...query }: z.output<typeof JobListQuery>): Promise<JobPage> =>
      database.run(
        ALL_MERCHANTS,
        async db => {
          const counts = await countJobs(db)
          const { Waiting, Running, Failed, Dead } = counts
          const totalCount = state ? counts[state] : Waiting + Running + Failed + Dead
          const rows = await listJobs(db, { state, ...sliceOf(query) })
          return { ...pageAnswer(query, { rows: rows.map(present), totalCount }), counts }
        },
        { isSnapshot: true },
      ),

    /** 409 `illegal_transition` while it runs. */
    retry: (id: number): Promise<Job> =>
      database.run(ALL_MERCHANTS, async db => {
        const before = await findOrThrow(db, id)
        const isRetried = await retryJob(db, id)
        const job = await findOrThrow(db, id)
        if (!isRetried) throw illegalTransition(job)
        await noteAct(db, { entity: 'job', entityId: id, before, after: job })
        return job
      }),

    /** 409 `illegal_transition` while it runs. */
    remove: (id: number): Promise<void> =>
      database.run(ALL_MERCHANTS, async db => {
        const before = await findOrThrow(db, id)
        if (!(await deleteJob(db, id))) throw illegalTransition(before)
        await noteAct(db, { entity: 'job', entityId: id, before })
      }),
  }
}
export type JobService = ReturnType<typeof createJobService>
