import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { DashboardService } from './dashboard.service.ts'
import type { PanelsService } from './panels.service.ts'

const reads = { max: 300, windowSeconds: 60 }

export const dashboardRoutes = (dashboard: DashboardService, panels: PanelsService): Route[] => [
  defineRoute('POST /api/Dashboard/GetSellerInfo', {
    rateLimit: reads,
    handler: ({ session, scope, body }) => dashboard.sellerInfo({ session, scope }, body),
  }),
  defineRoute('POST /api/Dashboard/GetFigures', {
    rateLimit: reads,
    handler: ({ session, scope, body }) => panels.figures({ session, scope }, body),
  }),
  defineRoute('POST /api/Dashboard/GetHours', {
    rateLimit: reads,
    handler: ({ session, scope, body }) => panels.hours({ session, scope }, body),
  }),
  defineRoute('POST /api/Dashboard/GetChannels', {
    rateLimit: reads,
    handler: ({ session, scope, body }) => panels.channels({ session, scope }, body),
  }),
  defineRoute('POST /api/Dashboard/GetProducts', {
    rateLimit: reads,
    handler: ({ session, scope, body }) => panels.products({ session, scope }, body),
  }),
  defineRoute('POST /api/Dashboard/GetAttention', {
    rateLimit: reads,
    handler: ({ session, scope, body }) => panels.attention({ session, scope }, body),
  }),
  defineRoute('POST /api/Dashboard/GetLosses', {
    rateLimit: reads,
    handler: ({ session, scope, body }) => panels.losses({ session, scope }, body),
  }),
]
