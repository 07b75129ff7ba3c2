import type { JobState } from '@sufra/shared/contracts/job'
import { urlChoice } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const JOB_STATES = ['Dead', 'Failed', 'Running', 'Waiting'] as const satisfies JobState[]

/** Anchor of the background jobs in the settings. With the query it shows only dead letters. */
export const BACKGROUND_WORK = 'background-work'
export const DEAD_LETTERS_AT = `/settings?state=Dead#${BACKGROUND_WORK}`

const readFilters = (params: URLSearchParams) => ({ state: urlChoice(params.get('state'), JOB_STATES) })

export type JobFilters = ReturnType<typeof readFilters>

export interface JobsRequest {
  filters: JobFilters
  page: number
  pageSize: number
}

/** The server sorts: dead letters first. */
export const JOBS_URL: TableUrl<JobFilters, never> = { readFilters }
