import { api } from '@sufra/shared/api'
import type { DriftKind, DriftPage, RepairRequest } from '@sufra/shared/contracts/drift'
import { useFailureTexts } from '@sufra/shared/failures'
import { urlChoice, urlId, fetchAllPages } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

export const SHOWS = ['all'] as const
export const ORDERS = ['dish'] as const
export const VIEWS = ['grid'] as const
export const KINDS = ['state', 'availability', 'price', 'missing'] as const satisfies DriftKind[]

const readFilters = (params: URLSearchParams) => ({
  merchant: urlId(params.get('merchant')),
  brand: urlId(params.get('brand')),
  branch: urlId(params.get('branch')),
  channel: urlId(params.get('channel')),
  kind: urlChoice(params.get('kind'), KINDS),
  show: urlChoice(params.get('show'), SHOWS),
  order: urlChoice(params.get('order'), ORDERS),
  view: urlChoice(params.get('view'), VIEWS),
})
export type RadarFilters = ReturnType<typeof readFilters>

/** The server sorts: differences first. */
export const RADAR_URL: TableUrl<RadarFilters, never> = { readFilters }

interface RadarRequest {
  filters: RadarFilters
  page: number
  pageSize: number
}

export const RADAR_KEY = ['radar']
// Differences are found within half a minute, so this interval is enough, also to see repairs progress.
const EVERY_MS = 5_000

// All values of a branch are more data than its differences.
const GRID_EVERY_MS = 15_000
const GRID_PAGE = 1000

const placeOf = ({ merchant, brand, branch, channel }: RadarFilters) => ({
  AccountId: merchant ?? 0,
  ServiceProviderId: brand ?? 0,
  BranchId: branch ?? 0,
  ChannelId: channel ?? 0,
})

const LIVE = {
  placeholderData: keepPreviousData,
  staleTime: EVERY_MS / 2,
  refetchInterval: EVERY_MS,
  refetchOnWindowFocus: true,
  // A failure is shown at once, because the reader must know how old the data is.
  networkMode: 'always',
} as const

/** One page of differences, or of all values. */
export const driftQuery = ({ filters, page, pageSize }: RadarRequest) =>
  queryOptions({
    ...LIVE,
    queryKey: [...RADAR_KEY, 'list', filters, page, pageSize],
    queryFn: ({ signal }): Promise<DriftPage> =>
      api.get('/api/Drift/Get', {
        query: {
          ...placeOf(filters),
          ...(filters.kind && { Kind: filters.kind }),
          OnlyDifferences: filters.show === null,
          ...(filters.order && { Order: filters.order }),
          'PaginatedRequest.PageNumber': page,
          'PaginatedRequest.PageSize': pageSize,
        },
        signal,
      }),
  })

/** All values of one branch's platforms, by product: a menu fits in one page. */
export const gridQuery = (filters: RadarFilters, branchId: number) =>
  queryOptions({
    ...LIVE,
    refetchInterval: GRID_EVERY_MS,
    queryKey: [...RADAR_KEY, 'grid', filters.merchant, branchId, filters.channel, filters.kind],
    queryFn: async ({ signal }) => {
      const readPage = (page: number) =>
        api.get('/api/Drift/Get', {
          query: {
            ...placeOf({ ...filters, branch: branchId }),
            ...(filters.kind && { Kind: filters.kind }),
            OnlyDifferences: false,
            Order: 'dish' as const,
            'PaginatedRequest.PageNumber': page,
            'PaginatedRequest.PageSize': GRID_PAGE,
          },
          signal,
        })
      return (await fetchAllPages(readPage, { signal })).rows
    },
  })

/** The last reading of each shop, and the cost of differences. */
export const summaryQuery = (filters: RadarFilters) =>
  queryOptions({
    ...LIVE,
    // No placeholder of another merchant or brand: one press must not repair the wrong one's differences.
    placeholderData: undefined,
    queryKey: [...RADAR_KEY, 'summary', filters.merchant, filters.brand],
    queryFn: ({ signal }) =>
      api.get('/api/Drift/Summary', {
        query: { ...placeOf({ ...filters, branch: null, channel: null }) },
        signal,
      }),
  })

/** Returns the text for a repair that was refused. */
export const useRepairFailure = () => {
  const { t } = useTranslation('radar')
  return useFailureTexts({
    told: ['forbidden_branch', 'not_found', 'network_error'],
    say: (key, values) => t(`failed.${key}`, values ?? {}),
  })
}

/** Sends the wanted values again, confirms it and refetches. */
export const useRepair = () => {
  const { t } = useTranslation('radar')
  const queryClient = useQueryClient()
  const say = useRepairFailure()
  return useMutation({
    mutationFn: (body: RepairRequest) => api.post('/api/Drift/Repair', { body }),
    onSuccess: ({ repairing }) =>
      toast({ kind: repairing > 0 ? 'success' : 'error', text: t('repairing', { count: repairing }) }),
    onError: error => toast({ kind: 'error', text: say(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: RADAR_KEY }),
  })
}
