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
    summary: 'What the caller was told, the latest first; what is read is kept for 60 days',
    ...EVERYBODY,
    query: NotificationListQuery,
    answer: NotificationPage,
  },
  'GET /api/Notification/Unread': {
    summary: 'How many the caller has not read, and the latest of them',
    ...EVERYBODY,
    answer: NotificationUnread,
  },
  'PUT /api/Notification/Read': {
    summary: 'Marks own notifications as read: these, or all; ids of others are passed over',
    ...EVERYBODY,
    effect: 'trace',
    body: NotificationReadRequest,
    answer: NotificationUnread,
  },
  'GET /api/Notification/Preferences': {
    summary: 'How the caller hears of each kind that they can be told of',
    ...EVERYBODY,
    answer: NotificationPreferences,
  },
  'PUT /api/Notification/UpdatePreference': {
    summary: 'Chooses how the caller hears of one kind; without a way it only stands in the list',
    ...EVERYBODY,
    effect: 'trace',
    body: NotificationPreferenceRequest,
    answer: NotificationPreferences,
    errors: ['not_found'],
  },
})
