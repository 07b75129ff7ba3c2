import { SellerInfo, SellerInfoRequest } from '@sufra/shared/contracts/dashboard'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { DashboardService } from './dashboard.service.ts'

export const dashboardRoutes = (dashboard: DashboardService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Dashboard/GetSellerInfo',
    summary: 'The plan, and the figures of a period (today when none is given)',
    access: ALL_ROLES,
    rateLimit: { max: 300, windowSeconds: 60 },
    body: SellerInfoRequest,
    response: SellerInfo,
    handler: ({ session, scope, body }) => dashboard.sellerInfo({ session, scope }, body),
  }),
]
