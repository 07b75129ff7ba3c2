import { MerchantListQuery, MerchantPage } from '@sufra/shared/contracts/merchant'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MerchantService } from './merchant.service.ts'

export const merchantRoutes = (merchants: MerchantService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Account/Get',
    summary: 'All merchants, searched, filtered and sorted, with the numbers over all of them',
    access: ['SuperAdmin'],
    rateLimit: { max: 300, windowSeconds: 60 },
    query: MerchantListQuery,
    response: MerchantPage,
    handler: ({ query, language }) => merchants.list(query, language),
  }),
]
