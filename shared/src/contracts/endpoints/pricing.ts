import {
  BrandQuery,
  ChannelPricing,
  ChannelPricingUpdateRequest,
  ChannelPricings,
  PriceExceptionAnswer,
  PriceExceptionListQuery,
  PriceExceptionPage,
  PriceExceptionUpdateRequest,
} from '#src/contracts/pricing.ts'
import { MENU_PUBLISHERS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const pricingEndpoints = defineEndpoints({
  'GET /api/ChannelPricing/Get': {
    summary: "The rules of a brand's prices, one of each platform",
    access: MENU_PUBLISHERS,
    permission: ['menu.price', 'menu.publish'],
    query: BrandQuery,
    answer: ChannelPricings,
    errors: ['not_found'],
  },
  'PUT /api/ChannelPricing/Update': {
    summary: "The rule of a brand's prices on one platform",
    access: MENU_PUBLISHERS,
    permission: 'menu.price',
    isAudited: true,
    body: ChannelPricingUpdateRequest,
    answer: ChannelPricing,
    errors: ['not_found', 'stale_version'],
  },
  'GET /api/PriceException/Get': {
    summary: 'Lists price exceptions, by dish',
    access: MENU_PUBLISHERS,
    permission: ['menu.price', 'menu.publish'],
    query: PriceExceptionListQuery,
    answer: PriceExceptionPage,
  },
  'PUT /api/PriceException/Update': {
    summary: 'Sets all price exceptions of one dish',
    access: MENU_PUBLISHERS,
    permission: 'menu.price',
    isAudited: true,
    body: PriceExceptionUpdateRequest,
    branchLimit: 'changes',
    answer: PriceExceptionAnswer,
    errors: ['forbidden_branch', 'not_found'],
  },
})
