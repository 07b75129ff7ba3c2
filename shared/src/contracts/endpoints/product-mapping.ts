import {
  MappingHistory,
  MappingHistoryQuery,
  MappingRequest,
  ProductMapping,
  ProductMappingPage,
  ProductMappingQuery,
} from '#src/contracts/product-mapping.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const productMappingEndpoints = defineEndpoints({
  'GET /api/ProductMapping/Get': {
    summary: "What platforms' items mean on the menu, as people said it with Reinject; the latest first",
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: ProductMappingQuery,
    answer: ProductMappingPage,
  },
  'GET /api/ProductMapping/GetHistory': {
    summary: 'Who said, changed or took back what an item means; the latest first',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: MappingHistoryQuery,
    answer: MappingHistory,
  },
  'PUT /api/ProductMapping/Update': {
    summary: 'An item of a platform means another product of the same brand from now on',
    access: ['Admin', 'Custom'],
    permission: 'orders.accept',
    body: MappingRequest,
    answer: ProductMapping,
    errors: ['not_found'],
  },
  'DELETE /api/ProductMapping/Delete': {
    summary:
      'Forgets what an item of a platform means: the next order that names it fails until somebody says it again',
    access: ['Admin', 'Custom'],
    permission: 'orders.accept',
    query: IdQuery,
    answer: ProductMapping,
    errors: ['not_found'],
  },
})
