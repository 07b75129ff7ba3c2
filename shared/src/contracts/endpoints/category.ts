import {
  Category,
  CategoryBulkAnswer,
  CategoryBulkRequest,
  CategoryDeleteQuery,
  CategoryHideRequest,
  CategoryListQuery,
  CategoryPage,
  CategoryRequest,
  CategoryUpdateRequest,
} from '#src/contracts/category.ts'
import { ALL_ROLES, MENU_EDITORS } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'

export const categoryEndpoints = defineEndpoints({
  'GET /api/Category/Get': {
    summary: 'Categories of a brand, or of all brands of the account',
    access: ALL_ROLES,
    query: CategoryListQuery,
    answer: CategoryPage,
  },
  'GET /api/Category/Get/Id': {
    summary: 'One category',
    access: ALL_ROLES,
    query: IdQuery,
    answer: Category,
    errors: ['not_found'],
  },
  'POST /api/Category/Add': {
    summary: 'A new category of a brand',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: CategoryRequest,
    answer: Category,
    errors: ['idempotency_key_reused'],
  },
  'PUT /api/Category/Update': {
    summary: 'Full update of a category',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: CategoryUpdateRequest,
    answer: Category,
    errors: ['not_found', 'stale_version', 'forbidden_branch'],
  },
  'DELETE /api/Category/Delete': {
    summary: 'Deletes a category; its products move to another one',
    access: ['Admin', 'Custom'],
    permission: 'menu.delete',
    query: CategoryDeleteQuery,
    answer: Category,
    errors: ['not_found', 'in_use'],
  },
  'PUT /api/Category/hide/branch': {
    summary: 'Hides a category in branches, or shows it there again',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: CategoryHideRequest,
    answer: Category,
    errors: ['not_found', 'forbidden_branch'],
  },
  'POST /api/Category/BulkCreateUpdate': {
    summary: 'Many new and changed categories of a brand at once',
    access: MENU_EDITORS,
    permission: 'menu.edit',
    body: CategoryBulkRequest,
    answer: CategoryBulkAnswer,
    errors: ['not_found', 'forbidden_branch', 'idempotency_key_reused'],
  },
})
