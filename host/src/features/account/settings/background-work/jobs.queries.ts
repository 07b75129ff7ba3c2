import { api } from '@sufra/shared/api'
import type { JobPage } from '@sufra/shared/contracts/job'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { JobsRequest } from './jobs-url.ts'

/** Key of the queries that a retry or a deletion invalidates. */
export const JOBS_KEY = ['jobs']

const EVERY_MS = 10_000
const EVERY_MINUTE = 60_000

/** Reads one page of jobs. */
export const readJobs = (
  { filters: { state }, page, pageSize }: JobsRequest,
  signal: AbortSignal,
): Promise<JobPage> =>
  api.get('/api/Job/GetAll', {
    query: { State: state, 'PaginatedRequest.PageNumber': page, 'PaginatedRequest.PageSize': pageSize },
    signal,
  })

/** Polls while the page is visible. A failure is shown at once, because the reader must know how old the data is. */
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

/** Number of dead letters. */
export const deadLettersQuery = queryOptions({
  queryKey: [...JOBS_KEY, 'dead'],
  queryFn: async ({ signal }) =>
    (await readJobs({ filters: { state: 'Dead' }, page: 1, pageSize: 1 }, signal)).totalCount,
  staleTime: EVERY_MINUTE / 2,
  refetchInterval: EVERY_MINUTE,
})
