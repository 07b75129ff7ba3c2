import { z } from 'zod'
import { Id } from './wire.ts'

export const ChannelKey = z.enum(['hungerstation', 'jahez', 'keeta'])
export type ChannelKey = z.infer<typeof ChannelKey>

/** A delivery platform. */
export const Channel = z.object({
  id: Id,
  key: ChannelKey,
  name: z.string().describe('{"ar","en"} as JSON text'),
  logoUrl: z.string(),
})
export type Channel = z.infer<typeof Channel>

/**
 * Way in which a platform receives the effective hours of a branch, with special days and Ramadan. `dates`: the hours
 * of each date. `week`: one week, renewed daily. `status`: no hours; the shop is opened and closed at the right time.
 */
export const HoursWay = z.enum(['dates', 'week', 'status'])

/** Actions that a platform permits; the server derives `availableActions` from them. */
export const ChannelCapabilities = z.object({
  canReject: z.boolean(),
  canCancel: z.boolean(),
  canDelay: z.boolean(),
  maxDelayMinutes: z.int(),
  canBusy: z.boolean(),
  busyUnits: z.enum(['minutes', 'level']),
  canPause: z.boolean(),
  pauseMinutes: z.array(z.int()),
  supportsSnoozeUntil: z.boolean(),
  supportsOptionSnooze: z.boolean(),
  hoursWay: HoursWay,
  menuPush: z.enum(['full', 'item']),
  acceptWindowSeconds: z.int().min(60).max(900),
  languages: z.array(z.enum(['ar', 'en'])),
})
export type ChannelCapabilities = z.infer<typeof ChannelCapabilities>

/** `result` is `duplicate` if the event was stored before; both are a success for the platform. */
/** Path parameter of the platform. */
export const ChannelParams = z.object({ key: z.string().max(40) })

export const WebhookAnswer = z.object({ result: z.enum(['accepted', 'duplicate']), eventId: z.string() })
export type WebhookAnswer = z.infer<typeof WebhookAnswer>
