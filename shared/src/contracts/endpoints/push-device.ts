import {
  PushDevice,
  PushDeviceRequest,
  PushDevices,
  PushKey,
  PushTestRequest,
} from '#src/contracts/push-device.ts'
import { MERCHANT_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { z } from 'zod'
import { defineEndpoints } from './endpoint.ts'

export const pushDeviceEndpoints = defineEndpoints({
  'GET /api/PushDevice/Key': {
    summary: 'The key with which a browser subscribes to the pushes of this server',
    access: MERCHANT_ROLES,
    answer: PushKey,
  },
  'GET /api/PushDevice/Get': {
    summary: "The caller's own devices that get pushes",
    access: MERCHANT_ROLES,
    answer: PushDevices,
  },
  'POST /api/PushDevice/Add': {
    summary: 'This browser gets pushes as long as its sign-in lasts; a known endpoint becomes the caller’s',
    access: MERCHANT_ROLES,
    whileExpired: true,
    body: PushDeviceRequest,
    answer: PushDevice,
  },
  'DELETE /api/PushDevice/Delete': {
    summary: 'An own device gets no more pushes',
    access: MERCHANT_ROLES,
    whileExpired: true,
    query: IdQuery,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'POST /api/PushDevice/Test': {
    summary: 'Sends a test to an own device',
    access: MERCHANT_ROLES,
    whileExpired: true,
    body: PushTestRequest,
    answer: z.object({}),
    errors: ['not_found'],
  },
})
