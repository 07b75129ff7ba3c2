import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { WeeklyReportService } from './weekly-report.service.ts'

export const weeklyReportRoutes = (letters: WeeklyReportService): Route[] => [
  defineRoute('GET /api/WeeklyLetter/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ session }) => letters.isOn(session),
  }),
  defineRoute('PUT /api/WeeklyLetter/Update', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: ({ session, body }) => letters.set(session, body),
  }),
  defineRoute('POST /api/WeeklyLetter/Stop', {
    rateLimit: { max: 60, windowSeconds: 60 },
    bodyLimit: 1024,
    handler: ({ query }) => letters.stop(query.Token),
  }),
]
