import { z } from 'zod'
import { NOTIFICATION_KINDS, NOTIFICATION_WAYS } from './notification-kinds.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryBoolean, pageOf } from './wire.ts'

export const NotificationKind = z.enum(NOTIFICATION_KINDS.map(({ kind }) => kind))
export const NotificationWay = z.enum(NOTIFICATION_WAYS)

/** A notification of one person. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: LocalizedText,
  body: LocalizedText,
  path: z.string().describe('path of the screen that resolves it'),
  count: z.int().describe('number of occurrences since the person last read it'),
  at: Instant.describe('time of the last occurrence'),
  isRead: z.boolean(),
  ways: z.array(NotificationWay).describe('delivery channels used for this person'),
})
export type Notification = z.infer<typeof Notification>
export const NotificationPage = pageOf(Notification)
export const NotificationListQuery = PageQuery.extend({ IsUnread: QueryBoolean.optional() })

export const NotificationUnread = z.object({
  count: z.int(),
  latest: z.array(Notification).max(3).describe('unread notifications, latest first'),
})
export type NotificationUnread = z.infer<typeof NotificationUnread>

/** Marks these as read, or without ids all. */
export const NotificationReadRequest = z.strictObject({ ids: z.array(Id).min(1).max(100).optional() })
export type NotificationReadRequest = z.input<typeof NotificationReadRequest>

/** Ways in which one person receives one kind. */
export const NotificationPreference = z.object({
  kind: NotificationKind,
  ways: z.array(NotificationWay),
  isChosen: z.boolean().describe('false if the defaults apply'),
})
export type NotificationPreference = z.infer<typeof NotificationPreference>
export const NotificationPreferences = z.array(NotificationPreference)

export const NotificationPreferenceRequest = z.strictObject({
  kind: NotificationKind,
  ways: z
    .array(NotificationWay)
    .max(NOTIFICATION_WAYS.length)
    .refine(ways => new Set(ways).size === ways.length, { error: 'given_twice' }),
})
export type NotificationPreferenceRequest = z.input<typeof NotificationPreferenceRequest>
