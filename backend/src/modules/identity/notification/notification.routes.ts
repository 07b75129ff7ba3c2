import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { NotificationService } from './notification.service.ts'

const rateLimit = { max: 240, windowSeconds: 60 }
const writes = { max: 120, windowSeconds: 60 }

export const notificationRoutes = (notifications: NotificationService): Route[] => [
  defineRoute('GET /api/Notification/Get', {
    rateLimit,
    handler: ({ scope, session, query }) => notifications.list(scope, session, query),
  }),
  defineRoute('GET /api/Notification/Unread', {
    rateLimit,
    handler: ({ scope, session }) => notifications.unread(scope, session),
  }),
  defineRoute('PUT /api/Notification/Read', {
    rateLimit: writes,
    handler: ({ scope, session, body }) => notifications.read(scope, session, body),
  }),
  defineRoute('GET /api/Notification/Preferences', {
    rateLimit,
    handler: ({ scope, session }) => notifications.preferences(scope, session),
  }),
  defineRoute('PUT /api/Notification/UpdatePreference', {
    rateLimit: writes,
    handler: ({ scope, session, body }) => notifications.choose(scope, session, body),
  }),
]
