import { TeamQuery } from '@sufra/shared/contracts/user'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { forbiddenRole, notFound } from '#src/errors/errors.ts'
import { parseInput } from '#src/routing/input.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { TeamService } from './team.service.ts'
import type { UserService } from '#src/modules/identity/identity.ts'

export const userRoutes = ({ users, team }: { users: UserService; team: TeamService }): Route[] => [
  defineRoute('GET /api/User/Get', {
    rateLimit: { max: 240, windowSeconds: 60 },
    handler: ({ query: { Id, ...filter }, session, scope }) => {
      const isList = Id === undefined && Object.values(filter).some(value => value !== undefined)
      if (isList) {
        if (session.role !== 'SuperAdmin') throw forbiddenRole()
        return team.list(scope, parseInput(TeamQuery, filter))
      }
      const id = Id ?? session.userId
      if (id !== session.userId && session.role !== 'SuperAdmin') throw notFound()
      // During an impersonation the person belongs to the operator, not to the merchant.
      return users.get(session.viewedBy === null ? scope : ALL_MERCHANTS, id)
    },
  }),
]
