import { ALL_ROLES, MENU_EDITORS } from '#src/contracts/role.ts'
import { Size, SizeListQuery, SizePage, SizeRequest, SizeUpdateRequest } from '#src/contracts/size.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const sizeEndpoints = defineEndpoints({
  'GET /api/Size/Get': {
    summary: 'Sizes of a brand, or of all brands of the account',
    access: ALL_ROLES,
    query: SizeListQuery,
    answer: SizePage,
  },
  'GET /api/Size/Get/Id': {
    summary: 'One size',
    access: ALL_ROLES,
    query: IdQuery,
    answer: Size,
    errors: ['not_found'],
  },
  'POST /api/Size/Add': {
    summary: 'A new size of a brand',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: SizeRequest,
    answer: Size,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Size/Update': {
    summary: 'Full update of a size',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: SizeUpdateRequest,
    answer: Size,
    errors: ['not_found', 'stale_version'],
  },
  'DELETE /api/Size/Delete': {
    summary: 'Deletes a size that no product uses',
    access: ['Admin', 'Custom'],
    permission: 'menu.delete',
    query: IdQuery,
    answer: Size,
    errors: ['not_found', 'in_use'],
  },
})
