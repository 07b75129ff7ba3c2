import type { Job, JobPage, JobState } from '@sufra/shared/contracts/job'
import { answerHttp, samplePage, sampleUser } from '@sufra/shared/testing'

/** A mail that failed all twelve attempts. */
export const deadMail = (changes: Partial<Job> = {}): Job => ({
  id: 12,
  kind: 'deliver-mail',
  state: 'Dead',
  attempts: 12,
  maxAttempts: 12,
  lastError: 'connect ECONNREFUSED 127.0.0.1:25',
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  nextTryAt: null,
  ...changes,
})

interface JobServer {
  jobs: Job[]
  /** Further responses, by method and path. */
  answers?: Parameters<typeof answerHttp>[0]
}

/** Stub of the background jobs' endpoints; a test may change `jobs` between requests. */
export const jobServer = ({ jobs, answers = {} }: JobServer) => {
  const server = { jobs }
  const countOf = (state: JobState) => server.jobs.filter(job => job.state === state).length
  const { calls } = answerHttp({
    'GET /api/User/Get': { body: sampleUser({ role: 'SuperAdmin' }) },
    'GET /api/Session/Get': { body: [] },
    'GET /api/Job/GetAll': call => {
      const state = call.query.get('State')
      const found = server.jobs.filter(job => state === null || job.state === state)
      const counts = {
        Waiting: countOf('Waiting'),
        Running: countOf('Running'),
        Failed: countOf('Failed'),
        Dead: countOf('Dead'),
      }
      return { body: { ...samplePage(found, call), counts } satisfies JobPage }
    },
    'PUT /api/Job/Retry': call => {
      const job = deadMail({ id: Number(call.query.get('Id')), state: 'Waiting', attempts: 0 })
      return { body: job satisfies Job }
    },
    'DELETE /api/Job/Delete': { body: {} },
    ...answers,
  })
  /** Returns the ids of the jobs sent to a path, in order. */
  const sentTo = (path: string) =>
    calls.filter(call => call.path === path).map(({ query }) => Number(query.get('Id')))
  return { calls, sentTo, become: (next: Job[]) => void (server.jobs = next) }
}
