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
    summary: 'Lists the mappings of platform items to products that Reinject created, newest first',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: ProductMappingQuery,
    answer: ProductMappingPage,
  },
  'GET /api/ProductMapping/GetHistory': {
    summary: 'Lists the changes of a mapping, newest first',
    access: ['SuperAdmin', 'Admin', 'Custom'],
    permission: 'orders.read',
    query: MappingHistoryQuery,
    answer: MappingHistory,
  },
  'PUT /api/ProductMapping/Update': {
    summary: 'Maps a platform item to another product of the same brand',
    access: ['Admin', 'Custom'],
    permission: 'orders.accept',
    body: MappingRequest,
    answer: ProductMapping,
    errors: ['not_found'],
  },
  'DELETE /api/ProductMapping/Delete': {
    summary: 'Deletes a mapping; later orders with the item fail until somebody maps it again',
    access: ['Admin', 'Custom'],
    permission: 'orders.accept',
    query: IdQuery,
    answer: ProductMapping,
    errors: ['not_found'],
  },
})
