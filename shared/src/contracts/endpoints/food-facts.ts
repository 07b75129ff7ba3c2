import { FoodFactsAnswer, FoodFactsRequest } from '#src/contracts/food-facts-request.ts'
import { MENU_EDITORS } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const foodFactsEndpoints = defineEndpoints({
  'PUT /api/Product/FoodFacts': {
    summary: 'What the law asks of products, of many at once: all of them, or none with an error per item',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: FoodFactsRequest,
    answer: FoodFactsAnswer,
    errors: ['not_found', 'stale_version'],
  },
})
