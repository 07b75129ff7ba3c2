import {
  Discount,
  DiscountListQuery,
  DiscountPage,
  DiscountRequest,
  DiscountUpdateRequest,
  DiscountUsage,
  DiscountValidateAnswer,
  DiscountValidateRequest,
} from '#src/contracts/discount.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const discountEndpoints = defineEndpoints({
  'GET /api/Discount/Get': {
    summary: 'All discount codes, the newest first',
    access: ['SuperAdmin'],
    query: DiscountListQuery,
    answer: DiscountPage,
  },
  'GET /api/Discount/Get/Id': {
    summary: 'One discount code, with its uses counted',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: Discount,
    errors: ['not_found'],
  },
  'GET /api/Discount/GetUsage': {
    summary: 'Lists the uses of a discount code',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: DiscountUsage,
    errors: ['not_found'],
  },
  'POST /api/Discount/Add': {
    summary: 'A new discount code',
    access: ['SuperAdmin'],
    body: DiscountRequest,
    answer: Discount,
    errors: ['already_exists'],
  },
  'PUT /api/Discount/Update': {
    summary: 'Full update of a discount code for later subscriptions; the code itself cannot change',
    access: ['SuperAdmin'],
    body: DiscountUpdateRequest,
    answer: Discount,
    errors: ['not_found', 'stale_version'],
  },
  'DELETE /api/Discount/Delete': {
    summary: 'Deletes a discount code that no subscription has used',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: Discount,
    errors: ['not_found', 'in_use'],
  },
  'POST /api/Discount/Validate': {
    summary: 'Validates a discount code for a plan or package and returns the discount',
    access: ['Admin'],
    whileExpired: true,
    permission: 'billing.manage',
    body: DiscountValidateRequest,
    answer: DiscountValidateAnswer,
    errors: ['not_found'],
  },
})
