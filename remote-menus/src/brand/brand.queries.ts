import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import type { Page } from '@sufra/shared/contracts/wire'
import { FULL_LIST } from '#src/products/full-list.ts'

const BRANDS = {
  queryKey: ['menus', 'brand'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get('/api/ServiceProvider/Get', { query: FULL_LIST, signal }),
  // The menu cannot load without the brand, so the brand stays cached as long as the menu does.
  gcTime: Infinity,
}

/** Query of the brand whose live menu is shown: the first active one, or null when the merchant has none. */
export const brandQuery = queryOptions({
  ...BRANDS,
  select: brands => brands.data.find(brand => brand.isActive)?.id ?? null,
})

const activeBrands = ({ data }: Page<ServiceProvider>) => data.filter(brand => brand.isActive)

/** Query of the merchant's own active brands. */
export const ownBrandsQuery = queryOptions({ ...BRANDS, select: activeBrands })

/** Query of the branches of a brand that the signed-in user may see. */
export const branchesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: ['menus', 'branches', serviceProviderId],
    queryFn: ({ signal }) =>
      api.get('/api/Branch/Get', { query: { ...FULL_LIST, ServiceProviderId: serviceProviderId }, signal }),
    select: ({ data }) => data,
  })
