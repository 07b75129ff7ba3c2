import {
  NotificationListQuery,
  NotificationPage,
  NotificationPreferenceRequest,
  NotificationPreferences,
  NotificationReadRequest,
  NotificationUnread,
} from '#src/contracts/notification.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

// A read-only merchant still receives notifications.
const EVERYBODY = { access: ALL_ROLES, whileExpired: true } as const

export const notificationEndpoints = defineEndpoints({
  'GET /api/Notification/Get': {
    summary: 'Lists the caller’s notifications, newest first; read ones are stored for 60 days',
    ...EVERYBODY,
    query: NotificationListQuery,
    answer: NotificationPage,
  },
  'GET /api/Notification/Unread': {
    summary: 'Returns the number of unread notifications and the latest ones',
    ...EVERYBODY,
    answer: NotificationUnread,
  },
  'PUT /api/Notification/Read': {
    summary: 'Marks the caller’s notifications as read, these or all; ignores other ids',
    ...EVERYBODY,
    effect: 'trace',
    body: NotificationReadRequest,
    answer: NotificationUnread,
  },
  'GET /api/Notification/Preferences': {
    summary: 'Returns the caller’s channels for each kind of notification',
    ...EVERYBODY,
    answer: NotificationPreferences,
  },
  'PUT /api/Notification/UpdatePreference': {
    summary:
      'Sets the caller’s channels for one kind of notification; without a channel it appears only in the list',
    ...EVERYBODY,
    effect: 'trace',
    body: NotificationPreferenceRequest,
    answer: NotificationPreferences,
    errors: ['not_found'],
  },
})
