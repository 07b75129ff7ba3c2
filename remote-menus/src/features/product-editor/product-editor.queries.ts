import { api } from '@sufra/shared/api'
import type { Category, CategoryRequest } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { Size, SizeRequest } from '@sufra/shared/contracts/size'
import { queryOptions } from '@tanstack/react-query'
import type { UpdateForm } from '#src/products/product-update.ts'
import { categoryKindsQuery } from '#src/products/products.queries.ts'
import { WHOLE_LIST } from '#src/products/whole-list.ts'

export interface ProductKey {
  id: number
  serviceProviderId: number
}

/**
 * One product. Two askers of one id and brand share a request (specification#products). Never from an earlier visit: what is
 * edited must be the newest version.
 */
export const productQuery = ({ id, serviceProviderId }: ProductKey) =>
  queryOptions({
    queryKey: ['menus', 'product', id, serviceProviderId],
    queryFn: ({ signal }) =>
      api.get('/api/Product/Get/Id', { query: { Id: id, ServiceProviderId: serviceProviderId }, signal }),
    staleTime: 0,
    gcTime: 0,
    // A form is open on it: it hears of newer versions when it saves.
    refetchOnReconnect: false,
  })

const categoriesKey = (serviceProviderId: number) => categoryKindsQuery(serviceProviderId).queryKey

export const categoriesQuery = (serviceProviderId: number) =>
  queryOptions({
    ...categoryKindsQuery(serviceProviderId),
    enabled: serviceProviderId > 0,
    select: ({ data }) => data,
  })

const sizesKey = (serviceProviderId: number) => ['menus', 'sizes', serviceProviderId] as const

export const sizesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: sizesKey(serviceProviderId),
    enabled: serviceProviderId > 0,
    queryFn: ({ signal }) =>
      api.get('/api/Size/Get', { query: { ...WHOLE_LIST, ServiceProviderId: serviceProviderId }, signal }),
    select: ({ data }) => data,
  })

export const branchesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: ['menus', 'branches', serviceProviderId],
    enabled: serviceProviderId > 0,
    queryFn: ({ signal }) =>
      api.get('/api/Branch/Get', { query: { ...WHOLE_LIST, ServiceProviderId: serviceProviderId }, signal }),
    select: ({ data }) => data,
  })

export const addProduct = ({ form }: UpdateForm, idempotencyKey: string): Promise<Product> =>
  api.post('/api/Product/Add', { body: form, idempotencyKey })

export const addCategory = (body: CategoryRequest): Promise<Category> =>
  api.post('/api/Category/Add', { body })

export const addSize = (body: SizeRequest): Promise<Size> => api.post('/api/Size/Add', { body })

/** The lists that a new category or size belongs to. */
export const listKeyOf = { category: categoriesKey, size: sizesKey } as const
