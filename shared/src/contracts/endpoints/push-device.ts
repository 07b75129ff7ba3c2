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
    summary: 'Returns the public key for push subscriptions',
    access: MERCHANT_ROLES,
    answer: PushKey,
  },
  'GET /api/PushDevice/Get': {
    summary: 'Lists the caller’s devices with push notifications',
    access: MERCHANT_ROLES,
    answer: PushDevices,
  },
  'POST /api/PushDevice/Add': {
    summary:
      'Subscribes this browser to push notifications for its session; a known endpoint moves to the caller',
    access: MERCHANT_ROLES,
    isOpenToAll: 'ownData',
    whileExpired: true,
    body: PushDeviceRequest,
    answer: PushDevice,
  },
  'DELETE /api/PushDevice/Delete': {
    summary: 'Unsubscribes one of the caller’s devices',
    access: MERCHANT_ROLES,
    isOpenToAll: 'ownData',
    whileExpired: true,
    query: IdQuery,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'POST /api/PushDevice/Test': {
    summary: 'Sends a test push to one of the caller’s devices',
    access: MERCHANT_ROLES,
    isOpenToAll: 'ownData',
    whileExpired: true,
    body: PushTestRequest,
    answer: z.object({}),
    errors: ['not_found'],
  },
})
