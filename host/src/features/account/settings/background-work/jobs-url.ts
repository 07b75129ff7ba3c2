import type { JobState } from '@sufra/shared/contracts/job'
import { urlChoice } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'

export const JOB_STATES = ['Dead', 'Failed', 'Running', 'Waiting'] as const satisfies JobState[]

/** Where the settings show the background work; with its query, what needs the operator alone. */
export const BACKGROUND_WORK = 'background-work'
export const DEAD_LETTERS_AT = `/settings?state=Dead#${BACKGROUND_WORK}`

const readFilters = (params: URLSearchParams) => ({ state: urlChoice(params.get('state'), JOB_STATES) })

export type JobFilters = ReturnType<typeof readFilters>

export interface JobsRequest {
  filters: JobFilters
  page: number
  pageSize: number
}

/** The server orders by itself: who needs somebody comes first. */
export const JOBS_URL: TableUrl<JobFilters, never> = { readFilters }
