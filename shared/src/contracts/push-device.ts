import { z } from 'zod'
import { DeviceSession } from './authentication.ts'
import { Id, Instant } from './wire.ts'

const isBase64Url = (bytes: number) => new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)

/** Data of a browser's `PushSubscription`. The keys are those of RFC 8291: a point of P-256, and 16 bytes. */
export const PushDeviceRequest = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(isBase64Url(65), { error: 'invalid_format' }),
    auth: z.string().regex(isBase64Url(16), { error: 'invalid_format' }),
  }),
  lang: z.enum(['ar', 'en']),
})
export type PushDeviceRequest = z.infer<typeof PushDeviceRequest>

/** A browser of the caller that receives pushes, open or not. */
export const PushDevice = DeviceSession.pick({ browser: true, system: true, kind: true }).extend({
  id: Id,
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: z.boolean().describe('true for the current session'),
})
export type PushDevice = z.infer<typeof PushDevice>

export const PushDevices = z.array(PushDevice)
export const PushKey = z.object({ publicKey: z.string().describe('applicationServerKey of this server') })
export const PushTestRequest = z.strictObject({ id: Id })
