import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type {
  Category,
  CategoryHideRequest,
  CategoryRequest,
  CategoryUpdateRequest,
} from '@sufra/shared/contracts/category'
import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import type { Page } from '@sufra/shared/contracts/wire'
import type { DishKind } from '@sufra/shared/ui/data'
import { dishKindOf } from './dish-kind.ts'
import { FULL_LIST } from '#src/products/full-list.ts'

export const categoriesKey = ['menus', 'categories'] as const

const listOf = (serviceProviderId: number) => ({
  queryKey: [...categoriesKey, serviceProviderId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get('/api/Category/Get', { query: { ...FULL_LIST, ServiceProviderId: serviceProviderId }, signal }),
})

const kindsById = (categories: Page<Category>): ReadonlyMap<number, DishKind> =>
  new Map(categories.data.map(category => [category.id, dishKindOf(category.name)]))

/** Query of the drawing of each category. */
export const categoryKindsQuery = (serviceProviderId: number) =>
  queryOptions({ ...listOf(serviceProviderId), select: kindsById })

const hoursById = (categories: Page<Category>): ReadonlyMap<number, readonly SaleHours[]> => {
  const known = new Map(categories.data.map(category => [category.id, category]))
  const hoursOf = ({ schedule, parentId }: Category) =>
    [schedule, known.get(parentId ?? 0)?.schedule].flatMap(hours => hours ?? [])
  return new Map(categories.data.map(category => [category.id, hoursOf(category)]))
}

/** Query of the sale hours of each category: its own and those of its parent. A sale must lie within all of them. */
export const categoryHoursQuery = (serviceProviderId: number) =>
  queryOptions({ ...listOf(serviceProviderId), select: hoursById })

const rowsOf = ({ data }: Page<Category>) => data

/** Query of a brand's categories, in the order of the server. */
export const categoriesQuery = (serviceProviderId: number) =>
  queryOptions({ ...listOf(serviceProviderId), select: rowsOf })

export const categoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['menus', 'category', id],
    queryFn: ({ signal }) => api.get('/api/Category/Get/Id', { query: { Id: id }, signal }),
    // Editing needs fresh data: the server refuses to save an outdated version.
    staleTime: 0,
    gcTime: 0,
  })

/** Updates changed categories in the cached lists. */
export const patchCategories = (queryClient: QueryClient, changes: readonly Category[]): void => {
  const byId = new Map(changes.map(change => [change.id, change]))
  queryClient.setQueriesData<Page<Category>>(
    { queryKey: categoriesKey },
    page => page && { ...page, data: page.data.map(category => byId.get(category.id) ?? category) },
  )
}

export const reloadCategories = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: categoriesKey })

export const addCategory = (body: CategoryRequest, idempotencyKey: string): Promise<Category> =>
  api.post('/api/Category/Add', { body, idempotencyKey })

export const updateCategory = (body: CategoryUpdateRequest): Promise<Category> =>
  api.put('/api/Category/Update', { body })

export const hideCategory = (body: CategoryHideRequest): Promise<Category> =>
  api.put('/api/Category/hide/branch', { body })

export const deleteCategory = (id: number, moveTo: number | null): Promise<Category> =>
  api.delete('/api/Category/Delete', { query: { Id: id, MoveToCategoryId: moveTo ?? undefined } })

/**
 * Saves the order of categories, counting from index 1. Sends only ids, because the other cached fields may be
 * outdated.
 */
export const sortCategories = (categories: readonly Category[]) =>
  api.post('/api/Category/BulkCreateUpdate', {
    body: {
      serviceProviderId: categories[0]?.serviceProviderId ?? 0,
      categories: categories.map(({ id }, place) => ({ id, index: place + 1 })),
    },
    // Positions are absolute, so a repeat is safe.
    idempotencyKey: undefined,
  })

export const addPicture = async (file: File): Promise<string> => {
  const body = new FormData()
  body.append('File', file)
  return (await api.post('/api/Image/Add', { body })).imageUrl
}
