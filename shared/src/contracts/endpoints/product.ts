import {
  Product,
  ProductKeyQuery,
  ProductListQuery,
  ProductPage,
  SnoozeAnswer,
  SnoozeRequest,
} from '#src/contracts/product.ts'
import { ALL_ROLES, MERCHANT_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'

export const productEndpoints = defineEndpoints({
  'GET /api/Product/Get': {
    summary: 'Products of a brand, in menu order',
    access: ALL_ROLES,
    query: ProductListQuery,
    answer: ProductPage,
  },
  'GET /api/Product/Get/Id': {
    summary: 'One product',
    access: ALL_ROLES,
    query: ProductKeyQuery,
    answer: Product,
    errors: ['not_found'],
  },
  'POST /api/Product/Add': {
    summary: 'A new product: parts JsonProduct and, if there is a picture, File',
    access: ['Admin'],
    permission: 'menu.edit',
    multipart: true,
    answer: Product,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Product/Update': {
    summary: 'Full update of a product; without menu.edit only isVisible may change',
    access: MERCHANT_ROLES,
    permission: ['menu.edit', 'menu.snooze'],
    multipart: true,
    answer: Product.nullable().describe('nothing at all is an answer too: the specification tells it apart'),
    errors: ['not_found', 'stale_version'],
  },
  'DELETE /api/Product/Delete': {
    summary: 'Takes a product off the menu; it can be restored for 30 days',
    access: ['Admin', 'Custom'],
    permission: 'menu.delete',
    query: ProductKeyQuery,
    answer: Product,
    errors: ['not_found'],
  },
  'POST /api/Product/Restore': {
    summary: 'Brings a deleted product back',
    access: ['Admin', 'Custom'],
    permission: 'menu.delete',
    query: IdQuery,
    body: NoBody,
    answer: Product,
    errors: ['not_found'],
  },
  'PUT /api/Product/Snooze': {
    summary: 'Takes products off sale until an instant, for a while, or until somebody activates them',
    access: MERCHANT_ROLES,
    permission: 'menu.snooze',
    body: SnoozeRequest,
    answer: SnoozeAnswer,
    errors: ['not_found'],
  },
})
