import { FoodFactsAnswer, FoodFactsRequest } from '#src/contracts/food-facts-request.ts'
import { MENU_EDITORS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const foodFactsEndpoints = defineEndpoints({
  'PUT /api/Product/FoodFacts': {
    summary: 'Sets the legally required food facts of many products: all, or none with an error per item',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: FoodFactsRequest,
    answer: FoodFactsAnswer,
    errors: ['not_found', 'stale_version'],
  },
})
