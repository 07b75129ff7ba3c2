import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '@sufra/shared/api'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import type { PeopleRequest } from './people-url.ts'

/** Whose people: the own team of a merchant, or everybody's for the operator. */
export type Audience = 'team' | 'operator'

/** Everything that a change of a person or a role makes old. */
export const TEAM_KEY = ['team']

const STATES = { active: true, deactivated: false } as const
const EVERYTHING = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }

/** One page of people, for the list and for what reads all of its pages. */
export const readPeople = async (
  audience: Audience,
  { filters, page, pageSize }: PeopleRequest,
  signal: AbortSignal,
) => {
  const query = {
    'PaginatedRequest.PageNumber': page,
    'PaginatedRequest.PageSize': pageSize,
    Search: filters.search || undefined,
    RoleId: filters.roleId,
    IsActive: filters.state && STATES[filters.state],
  }
  if (audience === 'team') return api.get('/api/User/GetByAccountId', { query, signal })
  const answer = await api.get('/api/User/Get', { query: { ...query, AccountId: filters.accountId }, signal })
  // Without filters the same address tells of the caller.
  if (!('data' in answer)) throw new ApiError({ status: 200, code: 'bad_answer' })
  return answer
}

/** One page of people. The page before stays visible while the next one is on its way. */
export const peopleQuery = (audience: Audience, { filters, page, pageSize }: PeopleRequest) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'people', audience, filters, page, pageSize],
    queryFn: ({ signal }) => readPeople(audience, { filters, page, pageSize }, signal),
    placeholderData: keepPreviousData,
    // Invited people join from their own browsers.
    staleTime: 60_000,
  })

/** The roles of one merchant, built-in ones first; `accountId` is the operator's choice, null the own account. */
export const rolesQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'roles', accountId],
    queryFn: ({ signal }) => api.get('/api/Role/GetAll', { query: { AccountId: accountId }, signal }),
    staleTime: 60_000,
  })

/** The branches that somebody can be limited to. */
export const teamBranchesQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: accountId === null ? branchesQuery.queryKey : ['branches', accountId],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/Branch/GetByAccountId', {
          query: { ...EVERYTHING, AccountId: accountId },
          signal,
        })
      ).data,
  })
