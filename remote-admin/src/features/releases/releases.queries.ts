import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'

/** Prefix of all queries that a change of a pointer invalidates. */
export const RELEASES_KEY = ['admin', 'releases']

const EVERY_MS = 10_000

// Polls only while the page is visible, and at once when it becomes visible. A failure is shown at once instead of
// after retries, because readers must know the age of the data.
const FOLLOWED = {
  staleTime: EVERY_MS / 2,
  refetchInterval: EVERY_MS,
  refetchOnWindowFocus: true,
  networkMode: 'always',
} as const

/** Every pointer and every stored version. */
export const releaseListQuery = queryOptions({
  queryKey: [...RELEASES_KEY, 'list'],
  queryFn: ({ signal }) => api.get('/api/Release/Get', { signal }),
  ...FOLLOWED,
})

/** The last 200 changes, of one remote or of all. */
export const releaseHistoryQuery = (name: string | null) =>
  queryOptions({
    queryKey: [...RELEASES_KEY, 'history', name],
    queryFn: ({ signal }) => api.get('/api/Release/History', { query: { name }, signal }),
    placeholderData: keepPreviousData,
    ...FOLLOWED,
  })

/** Health of each version in browsers within the last hours. */
export const releaseHealthQuery = (hours: number) =>
  queryOptions({
    queryKey: [...RELEASES_KEY, 'health', hours],
    queryFn: ({ signal }) => api.get('/api/Release/Health', { query: { hours }, signal }),
    placeholderData: keepPreviousData,
    ...FOLLOWED,
  })

/** Versions to which a channel of a remote can be rolled back, with their health. */
export const fallbacksQuery = ({ name, channel }: { name: string; channel: string }) =>
  queryOptions({
    queryKey: [...RELEASES_KEY, 'fallbacks', name, channel],
    queryFn: ({ signal }) => api.get('/api/Release/Fallbacks', { query: { name, channel }, signal }),
    staleTime: 0,
    networkMode: 'always',
  })

export const deployTokensQuery = queryOptions({
  queryKey: [...RELEASES_KEY, 'tokens'],
  queryFn: ({ signal }) => api.get('/api/Release/Tokens', { signal }),
  ...FOLLOWED,
})

/** Previews, open ones first. */
export const previewsQuery = queryOptions({
  queryKey: [...RELEASES_KEY, 'previews'],
  queryFn: ({ signal }) => api.get('/api/Release/Previews', { signal }),
  ...FOLLOWED,
})

/** The last released hosts, newest first. */
export const hostsQuery = queryOptions({
  queryKey: [...RELEASES_KEY, 'hosts'],
  queryFn: ({ signal }) => api.get('/api/Release/Hosts', { signal }),
  ...FOLLOWED,
})
