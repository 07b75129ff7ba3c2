import {
  Product,
  ProductKeyQuery,
  ProductListQuery,
  ProductPage,
  SnoozeAnswer,
  SnoozeRequest,
} from '@sufra/shared/contracts/product'
import { ALL_ROLES, MERCHANT_ROLES } from '@sufra/shared/contracts/role'
import { IdQuery } from '@sufra/shared/contracts/wire'
import type { Scope } from '#src/database/database.ts'
import { forbiddenRole } from '#src/errors.ts'
import { idempotencyKeyOf } from '#src/modules/idempotency/idempotency.service.ts'
import { NoBody, defineRoute } from '#src/routing/route.ts'
import type { Route, Session } from '#src/routing/route.ts'
import type { AvailabilityService } from './availability.service.ts'
import { readProductForm } from './product-form.ts'
import type { ProductService } from './product.service.ts'

const reads = { max: 600, windowSeconds: 60 }
const writes = { max: 240, windowSeconds: 60 }
const FORM_LIMIT = 6 * 1024 * 1024

const accountOf = ({ accountId }: Session): number => {
  if (accountId === null) throw forbiddenRole()
  return accountId
}

const callerOf = (session: Session) => ({
  accountId: accountOf(session),
  permissions: session.permissions,
})

const keyOf = (scope: Scope, query: { Id: number; ServiceProviderId: number }) => ({
  scope,
  id: query.Id,
  serviceProviderId: query.ServiceProviderId,
})

const readingRoutes = (products: ProductService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Product/Get',
    summary: 'Products of a brand, in menu order',
    access: ALL_ROLES,
    rateLimit: reads,
    query: ProductListQuery,
    response: ProductPage,
    handler: ({ scope, query }) => products.list(scope, query),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Product/Get/Id',
    summary: 'One product',
    access: ALL_ROLES,
    rateLimit: reads,
    query: ProductKeyQuery,
    response: Product,
    handler: ({ scope, query }) => products.get(keyOf(scope, query)),
  }),
]

const writingRoutes = (products: ProductService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Product/Add',
    summary: 'A new product: parts JsonProduct and, if there is a picture, File',
    access: ['Admin'],
    rateLimit: writes,
    multipart: true,
    bodyLimit: FORM_LIMIT,
    response: Product,
    handler: async ({ session, request }) =>
      products.add(callerOf(session), await readProductForm(request), idempotencyKeyOf(request)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/Product/Update',
    summary: 'Full update of a product; without menu.edit only isVisible may change',
    access: MERCHANT_ROLES,
    rateLimit: writes,
    multipart: true,
    bodyLimit: FORM_LIMIT,
    response: Product,
    handler: async ({ session, request }) =>
      products.update(callerOf(session), await readProductForm(request)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/Product/Delete',
    summary: 'Takes a product off the menu; it can be restored for 30 days',
    access: ['Admin'],
    rateLimit: writes,
    query: ProductKeyQuery,
    response: Product,
    handler: ({ scope, query }) => products.remove(keyOf(scope, query)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Product/Restore',
    summary: 'Brings a deleted product back',
    access: ['Admin'],
    rateLimit: writes,
    query: IdQuery,
    body: NoBody,
    response: Product,
    handler: ({ scope, query }) => products.restore(scope, query.Id),
  }),
]

export const productRoutes = (services: {
  products: ProductService
  availability: AvailabilityService
}): Route[] => [
  ...readingRoutes(services.products),
  ...writingRoutes(services.products),
  defineRoute({
    method: 'PUT',
    path: '/api/Product/Snooze',
    summary: 'Takes products off sale until an instant, for a while, or until somebody activates them',
    access: MERCHANT_ROLES,
    rateLimit: writes,
    body: SnoozeRequest,
    response: SnoozeAnswer,
    handler: async ({ session, body }) => {
      if (!session.permissions.includes('menu.snooze')) throw forbiddenRole()
      return { products: await services.availability.snooze(accountOf(session), body) }
    },
  }),
]
