import { z } from 'zod'
import { SessionUser } from '@sufra/shared/contracts/authentication'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { QueryId } from '@sufra/shared/contracts/wire'
import { notFound } from '#src/errors.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { UserService } from './user.service.ts'

export const userRoutes = (users: UserService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/User/Get',
    summary: 'The signed-in user, or (operator) the one with this Id',
    access: ALL_ROLES,
    rateLimit: { max: 240, windowSeconds: 60 },
    query: z.object({ Id: QueryId.optional() }),
    response: SessionUser,
    handler: ({ query, session, scope }) => {
      const id = query.Id ?? session.userId
      if (id !== session.userId && session.role !== 'SuperAdmin') throw notFound()
      return users.get(scope, id)
    },
  }),
]
