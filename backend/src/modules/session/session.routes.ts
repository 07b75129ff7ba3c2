import { z } from 'zod'
import { DeviceSessionList, SessionEndQuery } from '@sufra/shared/contracts/authentication'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { NoBody, defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes = ({ devices }: SessionService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Session/Get',
    summary: 'Where the caller is signed in, this sign-in first',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit: { max: 120, windowSeconds: 60 },
    response: DeviceSessionList,
    handler: ({ session, scope }) => devices.list({ session, scope }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/Session/Delete',
    summary: 'Signs the caller out on one device',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit: { max: 60, windowSeconds: 60 },
    query: SessionEndQuery,
    response: z.object({}),
    handler: async ({ query, session, scope }) => {
      await devices.endOne({ session, scope }, query.Id)
      return {}
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Session/EndOthers',
    summary: 'Signs the caller out on all devices but this one',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit: { max: 30, windowSeconds: 60 },
    body: NoBody,
    response: z.object({}),
    handler: async ({ session, scope }) => {
      await devices.endOthers({ session, scope })
      return {}
    },
  }),
]
