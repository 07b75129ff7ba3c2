import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { Branch, MerchantPage } from '@sufra/shared/contracts/merchant'
import type { Role } from '@sufra/shared/contracts/role'
import type { TeamPage } from '@sufra/shared/contracts/user'
import type { Page } from '@sufra/shared/contracts/wire'
import { branchesQuery } from '#src/layout/branches.queries.ts'
import type { PeopleFilters } from './people-filters.ts'

/** Whose people: the own team of a merchant, or everybody's for the operator. */
export type Audience = 'team' | 'platform'

export const PEOPLE_PAGE_SIZE = 20
/** Everything that a change of a person or a role makes old. */
export const TEAM_KEY = ['team']

const PATHS = { team: '/api/User/GetByAccountId', platform: '/api/User/Get' } as const
const STATES = { active: true, deactivated: false } as const
const EVERYTHING = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 200 }

/** One page of people. The page before stays visible while the next one is on its way. */
export const peopleQuery = (audience: Audience, filters: PeopleFilters) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'people', audience, filters],
    queryFn: ({ signal }) =>
      api.get<TeamPage>(PATHS[audience], {
        query: {
          'PaginatedRequest.PageNumber': filters.page,
          'PaginatedRequest.PageSize': PEOPLE_PAGE_SIZE,
          Search: filters.search || undefined,
          RoleId: filters.roleId,
          IsActive: filters.state && STATES[filters.state],
          AccountId: audience === 'platform' ? filters.accountId : undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Invited people join from their own browsers.
    staleTime: 60_000,
  })

/** The roles of one merchant, built-in ones first; `accountId` is the operator's choice, null the own account. */
export const rolesQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'roles', accountId],
    queryFn: ({ signal }) => api.get<Role[]>('/api/Role/GetAll', { query: { AccountId: accountId }, signal }),
    staleTime: 60_000,
  })

/** The branches that somebody can be limited to. */
export const teamBranchesQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: accountId === null ? branchesQuery.queryKey : ['branches', accountId],
    queryFn: async ({ signal }) =>
      (
        await api.get<Page<Branch>>('/api/Branch/GetByAccountId', {
          query: { ...EVERYTHING, AccountId: accountId },
          signal,
        })
      ).data,
  })

/** The first merchants whose name or number matches, for the operator. */
export const merchantSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'merchants', search],
    queryFn: async ({ signal }) =>
      (
        await api.get<MerchantPage>('/api/Account/Get', {
          query: {
            'PaginatedRequest.PageNumber': 1,
            'PaginatedRequest.PageSize': 6,
            Search: search || undefined,
          },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
