import { api } from '@sufra/shared/api'
import type { JobPage } from '@sufra/shared/contracts/job'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { JobsRequest } from './jobs-url.ts'

/** Everything that a job run again or deleted makes old. */
export const JOBS_KEY = ['jobs']

const EVERY_MS = 10_000
const EVERY_MINUTE = 60_000

/** One page of the background work, for the list and for what reads all of its pages. */
export const readJobs = (
  { filters: { state }, page, pageSize }: JobsRequest,
  signal: AbortSignal,
): Promise<JobPage> =>
  api.get('/api/Job/GetAll', {
    query: { State: state, 'PaginatedRequest.PageNumber': page, 'PaginatedRequest.PageSize': pageSize },
    signal,
  })

/** Followed while the page is visible. A failure is shown, not waited out: whoever looks here has to know how old it is. */
export const jobsQuery = ({ filters, page, pageSize }: JobsRequest) =>
  queryOptions({
    queryKey: [...JOBS_KEY, filters, page, pageSize],
    queryFn: ({ signal }) => readJobs({ filters, page, pageSize }, signal),
    placeholderData: keepPreviousData,
    staleTime: EVERY_MS / 2,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    networkMode: 'always',
  })

/** How many jobs wait for the operator. */
export const deadLettersQuery = queryOptions({
  queryKey: [...JOBS_KEY, 'dead'],
  queryFn: async ({ signal }) =>
    (await readJobs({ filters: { state: 'Dead' }, page: 1, pageSize: 1 }, signal)).totalCount,
  staleTime: EVERY_MINUTE / 2,
  refetchInterval: EVERY_MINUTE,
})
