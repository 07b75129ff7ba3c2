import { api } from '@sufra/shared/api'
import type { DriftKind, DriftPage, RepairRequest } from '@sufra/shared/contracts/drift'
import { useFailureWords } from '@sufra/shared/failures'
import { urlChoice, urlId, walkPages } from '@sufra/shared/ui/data'
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

/** The server orders by itself: what differs comes first. */
export const RADAR_URL: TableUrl<RadarFilters, never> = { readFilters }

interface RadarRequest {
  filters: RadarFilters
  page: number
  pageSize: number
}

export const RADAR_KEY = ['radar']
// What is found is found within half a minute: so often is often enough, and what is being mended moves in view.
const EVERY_MS = 5_000

// All of a branch is more to read than what differs.
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
  // A failure is shown, not waited out: whoever looks here has to know how old it is.
  networkMode: 'always',
} as const

/** One page of what differs, or of all that is shown. */
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

/** All that one branch's platforms show, dish by dish: a menu fits in the page. */
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
      return (await walkPages(readPage, { signal })).rows
    },
  })

/** How each shop was read last, and what differences have cost. */
export const summaryQuery = (filters: RadarFilters) =>
  queryOptions({
    ...LIVE,
    // Of one merchant or brand: what is mended by one press is never that of the one before.
    placeholderData: undefined,
    queryKey: [...RADAR_KEY, 'summary', filters.merchant, filters.brand],
    queryFn: ({ signal }) =>
      api.get('/api/Drift/Summary', {
        query: { ...placeOf({ ...filters, branch: null, channel: null }) },
        signal,
      }),
  })

/** Why it was not sent again, in words. */
export const useRepairFailure = () => {
  const { t } = useTranslation('radar')
  return useFailureWords({
    told: ['forbidden_branch', 'not_found', 'network_error'],
    say: (key, values) => t(`failed.${key}`, values ?? {}),
  })
}

/** Has our truth sent again, says that it is on its way, and looks again. */
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
