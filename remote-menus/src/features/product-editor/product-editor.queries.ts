import { api } from '@sufra/shared/api'
import type { Product } from '@sufra/shared/contracts/product'
import type { Size, SizeRequest } from '@sufra/shared/contracts/size'
import { queryOptions } from '@tanstack/react-query'
import type { UpdateForm } from '#src/products/product-update.ts'
import { categoriesKey } from '#src/categories/categories.queries.ts'
import { sizesKey } from '#src/products/products.queries.ts'

export interface ProductKey {
  id: number
  serviceProviderId: number
}

/**
 * Query of one product. Requests with equal id and brand are shared (specification#products). It is never cached,
 * because editing needs the newest version.
 */
export const productQuery = ({ id, serviceProviderId }: ProductKey) =>
  queryOptions({
    queryKey: ['menus', 'product', id, serviceProviderId],
    queryFn: ({ signal }) =>
      api.get('/api/Product/Get/Id', { query: { Id: id, ServiceProviderId: serviceProviderId }, signal }),
    staleTime: 0,
    gcTime: 0,
    // An open form uses the data; it learns of newer versions when it saves.
    refetchOnReconnect: false,
  })

export const addProduct = ({ form }: UpdateForm, idempotencyKey: string): Promise<Product> =>
  api.post('/api/Product/Add', { body: form, idempotencyKey })

export const addSize = (body: SizeRequest, idempotencyKey: string): Promise<Size> =>
  api.post('/api/Size/Add', { body, idempotencyKey })

/** Query keys of the lists to which a new category or size belongs. */
export const listKeyOf = {
  category: (serviceProviderId: number) => [...categoriesKey, serviceProviderId],
  size: sizesKey,
} as const
