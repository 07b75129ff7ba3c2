import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '@sufra/shared/api'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import type { PeopleRequest } from './people-url.ts'

/** List of people: a merchant's own team, or all users for the operator. */
export type TeamScope = 'team' | 'operator'

/** Key of the queries that a change of a person or a role invalidates. */
export const TEAM_KEY = ['team']

const STATES = { active: true, deactivated: false } as const
const EVERYTHING = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }

/** Reads one page of people. */
export const readPeople = async (
  audience: TeamScope,
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
  // Without filters the endpoint returns the caller.
  if (!('data' in answer)) throw new ApiError({ status: 200, code: 'bad_answer' })
  return answer
}

/** One page of people. The last page stays visible while the next one loads. */
export const peopleQuery = (audience: TeamScope, { filters, page, pageSize }: PeopleRequest) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'people', audience, filters, page, pageSize],
    queryFn: ({ signal }) => readPeople(audience, { filters, page, pageSize }, signal),
    placeholderData: keepPreviousData,
    // Invited people join from their own browsers.
    staleTime: 60_000,
  })

/** Roles of one merchant, built-in ones first. `accountId` is the operator's choice; null means the own account. */
export const rolesQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'roles', accountId],
    queryFn: ({ signal }) => api.get('/api/Role/GetAll', { query: { AccountId: accountId }, signal }),
    staleTime: 60_000,
  })

/** Branches to which a person can be limited. */
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
