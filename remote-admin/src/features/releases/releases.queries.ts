import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'

/** Everything that a change of a pointer makes old. */
export const RELEASES_KEY = ['admin', 'releases']

const EVERY_MS = 10_000

// Only while the page is visible; at once when it becomes visible again. A failure is shown, not waited out: whoever looks
// at this screen has to know how old it is.
const FOLLOWED = {
  staleTime: EVERY_MS / 2,
  refetchInterval: EVERY_MS,
  refetchOnWindowFocus: true,
  networkMode: 'always',
} as const

/** Every pointer and every version that is kept. */
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

/** How each version did in browsers within the last hours. */
export const releaseHealthQuery = (hours: number) =>
  queryOptions({
    queryKey: [...RELEASES_KEY, 'health', hours],
    queryFn: ({ signal }) => api.get('/api/Release/Health', { query: { hours }, signal }),
    placeholderData: keepPreviousData,
    ...FOLLOWED,
  })

/** What a channel of a remote can be rolled back to, with how each version fares. */
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

/** Versions that a link opens: those that can be opened first. */
export const previewsQuery = queryOptions({
  queryKey: [...RELEASES_KEY, 'previews'],
  queryFn: ({ signal }) => api.get('/api/Release/Previews', { signal }),
  ...FOLLOWED,
})

/** The last hosts that were released, newest first. */
export const hostsQuery = queryOptions({
  queryKey: [...RELEASES_KEY, 'hosts'],
  queryFn: ({ signal }) => api.get('/api/Release/Hosts', { signal }),
  ...FOLLOWED,
})
