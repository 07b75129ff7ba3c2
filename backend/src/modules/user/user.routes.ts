import { z } from 'zod'
import { SessionUser } from '@sufra/shared/contracts/authentication'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { TeamPage, TeamQuery, UserGetQuery } from '@sufra/shared/contracts/user'
import { forbiddenRole, notFound } from '#src/errors.ts'
import { parseInput } from '#src/routing/input.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { TeamService } from './team.service.ts'
import type { UserService } from './user.service.ts'

export const userRoutes = ({ users, team }: { users: UserService; team: TeamService }): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/User/Get',
    summary:
      'The signed-in user; for the operator also the one with this Id, or (paging, filters) the list of all',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit: { max: 240, windowSeconds: 60 },
    query: UserGetQuery,
    response: z.union([SessionUser, TeamPage]),
    handler: ({ query: { Id, ...filter }, session, scope }) => {
      const isList = Id === undefined && Object.values(filter).some(value => value !== undefined)
      if (isList) {
        if (session.role !== 'SuperAdmin') throw forbiddenRole()
        return team.list(scope, parseInput(TeamQuery, filter))
      }
      const id = Id ?? session.userId
      if (id !== session.userId && session.role !== 'SuperAdmin') throw notFound()
      return users.get(scope, id)
    },
  }),
]
