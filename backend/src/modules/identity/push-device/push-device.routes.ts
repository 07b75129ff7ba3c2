import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PushDevices } from './push-device.service.ts'

const rateLimit = { max: 120, windowSeconds: 60 }
const writes = { max: 30, windowSeconds: 60 }

export const pushDeviceRoutes = (devices: PushDevices): Route[] => [
  defineRoute('GET /api/PushDevice/Key', {
    rateLimit,
    handler: async () => ({ publicKey: devices.publicKey }),
  }),
  defineRoute('GET /api/PushDevice/Get', { rateLimit, handler: ({ session }) => devices.list(session) }),
  defineRoute('POST /api/PushDevice/Add', {
    rateLimit: writes,
    handler: ({ session, body, request }) => devices.add(session, body, request.headers['user-agent'] ?? ''),
  }),
  defineRoute('DELETE /api/PushDevice/Delete', {
    rateLimit: writes,
    handler: async ({ session, query }) => {
      await devices.remove(session, query.Id)
      return {}
    },
  }),
  defineRoute('POST /api/PushDevice/Test', {
    rateLimit: writes,
    handler: async ({ session, body }) => {
      await devices.test(session, body.id)
      return {}
    },
  }),
]
