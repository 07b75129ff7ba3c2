import { DeviceSessionList, SessionEndQuery } from '#src/contracts/authentication.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const sessionEndpoints = defineEndpoints({
  'GET /api/Session/Get': {
    summary: 'Lists the caller’s sessions, the present one first',
    access: ALL_ROLES,
    whileSuspended: true,
    answer: DeviceSessionList,
  },
  'DELETE /api/Session/Delete': {
    summary: 'Signs the caller out on one device',
    access: ALL_ROLES,
    isOpenToAll: 'ownData',
    whileSuspended: true,
    query: SessionEndQuery,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'POST /api/Session/EndOthers': {
    summary: 'Signs the caller out on all devices but this one',
    access: ALL_ROLES,
    isOpenToAll: 'ownData',
    whileSuspended: true,
    body: NoBody,
    answer: z.object({}),
  },
})
