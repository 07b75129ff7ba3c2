import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ReceiptSettingsService } from './receipt-settings.service.ts'

export const receiptSettingsRoutes = (settings: ReceiptSettingsService): Route[] => [
  defineRoute('GET /api/ReceiptSettings/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ session }) => settings.get(session),
  }),
  defineRoute('PUT /api/ReceiptSettings/Update', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: ({ session, body }) => settings.update(session, body),
  }),
]
