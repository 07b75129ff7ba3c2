import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type {
  ChannelPricing,
  ChannelPricingUpdateRequest,
  PriceException,
  PriceExceptionUpdateRequest,
} from '@sufra/shared/contracts/pricing'
import type { Publication } from '@sufra/shared/contracts/publication'

const LOOK_EVERY_MS = 2000
const FRESH = { staleTime: 0 }

const brandKey = (serviceProviderId: number) => ['menus', 'channels', serviceProviderId] as const

/** Query of the price rule of each platform. */
export const rulesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: [...brandKey(serviceProviderId), 'rules'],
    queryFn: ({ signal }) =>
      api.get('/api/ChannelPricing/Get', { query: { ServiceProviderId: serviceProviderId }, signal }),
    select: ({ channels }) => channels,
    ...FRESH,
  })

export const exceptionsQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: [...brandKey(serviceProviderId), 'exceptions'],
    queryFn: ({ signal }) =>
      api.get('/api/PriceException/Get', {
        query: {
          ServiceProviderId: serviceProviderId,
          'PaginatedRequest.PageNumber': 1,
          'PaginatedRequest.PageSize': 1000,
        },
        signal,
      }),
    select: ({ data }) => data,
    ...FRESH,
  })

/** Returns all current price exceptions of one dish. */
export const exceptionsOf = async (dish: {
  serviceProviderId: number
  productId: number
}): Promise<PriceException[]> => {
  const query = {
    ServiceProviderId: dish.serviceProviderId,
    ProductId: dish.productId,
    'PaginatedRequest.PageNumber': 1,
    'PaginatedRequest.PageSize': 1000,
  }
  return (await api.get('/api/PriceException/Get', { query })).data
}

interface DiffQuestion {
  serviceProviderId: number
  channelId: number
  onlyDifferences: boolean
}

export const diffQuery = ({ serviceProviderId, channelId, onlyDifferences }: DiffQuestion) =>
  queryOptions({
    queryKey: [...brandKey(serviceProviderId), 'diff', channelId, onlyDifferences],
    queryFn: ({ signal }) =>
      api.get('/api/MenuPublication/Diff', {
        query: {
          ServiceProviderId: serviceProviderId,
          ChannelId: channelId,
          OnlyDifferences: onlyDifferences,
        },
        signal,
      }),
    select: ({ channels }) => channels,
    ...FRESH,
  })

export const isUnderWay = ({ state }: Publication): boolean => state === 'Queued' || state === 'Sending'

/** Query of the latest publications; polls while one is in progress. */
export const publicationsQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: [...brandKey(serviceProviderId), 'publications'],
    queryFn: ({ signal }) =>
      api.get('/api/MenuPublication/Get', {
        query: {
          ServiceProviderId: serviceProviderId,
          'PaginatedRequest.PageNumber': 1,
          'PaginatedRequest.PageSize': 30,
        },
        signal,
      }),
    select: ({ data }) => data,
    refetchInterval: query => (query.state.data?.data.some(isUnderWay) ? LOOK_EVERY_MS : false),
    ...FRESH,
  })

/** Query of dishes by name, for the search box. */
export const dishesQuery = (serviceProviderId: number, search: string, count = 20) =>
  queryOptions({
    queryKey: ['menus', 'dishes', serviceProviderId, search, count],
    queryFn: ({ signal }) =>
      api.get('/api/Product/Get', {
        query: {
          ServiceProviderId: serviceProviderId,
          ...(search && { Name: search }),
          'PaginatedRequest.PageNumber': 1,
          'PaginatedRequest.PageSize': count,
        },
        signal,
      }),
    select: ({ data }) => data,
  })

export const reloadChannels = (queryClient: QueryClient, serviceProviderId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: brandKey(serviceProviderId) })

export const saveRule = (body: ChannelPricingUpdateRequest): Promise<ChannelPricing> =>
  api.put('/api/ChannelPricing/Update', { body })

export const saveExceptions = (
  body: PriceExceptionUpdateRequest,
): Promise<{ exceptions: PriceException[] }> => api.put('/api/PriceException/Update', { body })

export const publishMenu = (
  { serviceProviderId, channelIds }: { serviceProviderId: number; channelIds: number[] },
  idempotencyKey: string,
) => api.post('/api/MenuPublication/Add', { body: { serviceProviderId, channelIds }, idempotencyKey })
