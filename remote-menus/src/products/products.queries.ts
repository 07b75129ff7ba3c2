import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import { onLiveEvent } from '@sufra/shared/live'
import type { ChoiceAvailability } from '@sufra/shared/contracts/availability'
import type { ProductAvailability } from '@sufra/shared/contracts/live-event'
import type { Product, ProductPage } from '@sufra/shared/contracts/product'
import { isOutdated, withChanges, withChoices } from './menu-pages.ts'
import type { MenuChange } from './menu-pages.ts'
import type { UpdateForm } from './product-update.ts'
import { FULL_LIST } from './full-list.ts'

/** Page size of the menu screens; further pages follow one by one (specification#products). */
export const MENU_PAGE_SIZE = 90

export const menuKey = ['menus', 'products'] as const
export const brandMenuKey = (serviceProviderId: number) => [...menuKey, serviceProviderId] as const

const fetchMenuPage = async ({
  serviceProviderId,
  page,
  signal,
}: {
  serviceProviderId: number
  page: number
  signal: AbortSignal
}) => {
  // Events that arrive during the request are newer than its answer.
  const announced: ProductAvailability[] = []
  const announcedChoices: ChoiceAvailability[] = []
  const stops = [
    onLiveEvent('product.availability', ({ products }) => announced.push(...products)),
    onLiveEvent('choice.availability', ({ choices }) => announcedChoices.push(...choices)),
  ]
  try {
    const answer = await api.get('/api/Product/Get', {
      query: {
        ServiceProviderId: serviceProviderId,
        'PaginatedRequest.PageNumber': page,
        'PaginatedRequest.PageSize': MENU_PAGE_SIZE,
      },
      signal,
    })
    return withChoices(withChanges(answer, announced), announcedChoices)
  } finally {
    stops.forEach(stop => stop())
  }
}

export const menuPageQuery = (serviceProviderId: number, page: number) =>
  queryOptions({
    queryKey: [...brandMenuKey(serviceProviderId), page],
    queryFn: ({ signal }) => fetchMenuPage({ serviceProviderId, page, signal }),
    // Events keep the cache current, so the menu appears immediately after an hour on another screen.
    gcTime: Infinity,
  })

/** Writes newer product states into every cached page that holds them. */
export const patchMenu = (queryClient: QueryClient, changes: readonly MenuChange[]): void => {
  queryClient.setQueriesData<ProductPage>({ queryKey: menuKey }, page => page && withChanges(page, changes))
}

export const patchChoices = (queryClient: QueryClient, choices: readonly ChoiceAvailability[]): void => {
  queryClient.setQueriesData<ProductPage>({ queryKey: menuKey }, page => page && withChoices(page, choices))
}

/** Returns the brands whose cached menus gained or lost products, because an edited product is missing in them. */
export const brandsWithOthers = (
  queryClient: QueryClient,
  changes: readonly ProductAvailability[],
): Set<number> => {
  const pages = queryClient.getQueriesData<ProductPage>({ queryKey: menuKey })
  const known = new Set(pages.flatMap(([, page]) => page?.data.map(({ id }) => id) ?? []))
  const others = changes.filter(({ id, isEdited }) => isEdited && !known.has(id))
  return new Set(others.map(({ serviceProviderId }) => serviceProviderId))
}

/** Reloads pages with edited (not only snoozed) products, and menus that gained or lost products. */
export const reloadEdited = (
  queryClient: QueryClient,
  changes: readonly ProductAvailability[],
): Promise<void> => {
  const brands = brandsWithOthers(queryClient, changes)
  const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const page = queryClient.getQueryData<ProductPage>(queryKey)
    return page !== undefined && (brands.has(Number(queryKey[2])) || isOutdated(page, changes))
  }
  return queryClient.invalidateQueries({ queryKey: menuKey, predicate: isOld })
}

export const reloadMenu = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: menuKey })

/** Returns null if the server answered with an empty body, which the specification treats as a separate case. */
export const putProduct = ({ form }: Pick<UpdateForm, 'form'>): Promise<Product | null> =>
  api.put('/api/Product/Update', { body: form })

type ProductKey = Pick<Product, 'id' | 'serviceProviderId'>

export const deleteProduct = ({ id, serviceProviderId }: ProductKey): Promise<unknown> =>
  api.delete('/api/Product/Delete', { query: { Id: id, ServiceProviderId: serviceProviderId } })

export const restoreProduct = ({ id }: Pick<Product, 'id'>): Promise<unknown> =>
  api.post('/api/Product/Restore', { query: { Id: id } })

export const sizesKey = (serviceProviderId: number) => ['menus', 'sizes', serviceProviderId] as const

/** Query of the sizes in which a brand's products are sold. */
export const sizesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: sizesKey(serviceProviderId),
    enabled: serviceProviderId > 0,
    queryFn: ({ signal }) =>
      api.get('/api/Size/Get', { query: { ...FULL_LIST, ServiceProviderId: serviceProviderId }, signal }),
    select: ({ data }) => data,
  })
