import { api } from '@sufra/shared/api'
import type { DriftKind, DriftPage, RepairRequest } from '@sufra/shared/contracts/drift'
import { useFailureWords } from '@sufra/shared/failures'
import { urlChoice, urlId } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import { toast } from '@sufra/shared/ui/overlays'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

export const SHOWS = ['all'] as const
export const KINDS = ['state', 'availability', 'price', 'missing'] as const satisfies DriftKind[]

const readFilters = (params: URLSearchParams) => ({
  merchant: urlId(params.get('merchant')),
  brand: urlId(params.get('brand')),
  branch: urlId(params.get('branch')),
  channel: urlId(params.get('channel')),
  kind: urlChoice(params.get('kind'), KINDS),
  show: urlChoice(params.get('show'), SHOWS),
})
export type RadarFilters = ReturnType<typeof readFilters>

/** The server orders by itself: what differs comes first. */
export const RADAR_URL: TableUrl<RadarFilters, never> = { readFilters }

interface RadarRequest {
  filters: RadarFilters
  page: number
  pageSize: number
}

const RADAR_KEY = ['radar']
// What is found is found within half a minute: so often is often enough, and what is being mended moves in view.
const EVERY_MS = 5_000

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
          'PaginatedRequest.PageNumber': page,
          'PaginatedRequest.PageSize': pageSize,
        },
        signal,
      }),
  })

/** How each shop was read last, and what differences have cost. */
export const summaryQuery = (filters: RadarFilters) =>
  queryOptions({
    ...LIVE,
    queryKey: [...RADAR_KEY, 'summary', filters.merchant, filters.brand],
    queryFn: ({ signal }) =>
      api.get('/api/Drift/Summary', {
        query: { ...placeOf({ ...filters, branch: null, channel: null }) },
        signal,
      }),
  })

/** Has our truth sent again, says that it is on its way, and looks again. */
export const useRepair = () => {
  const { t } = useTranslation('radar')
  const queryClient = useQueryClient()
  const say = useFailureWords({
    told: ['forbidden_branch', 'not_found', 'network_error'],
    say: (key, values) => t(`failed.${key}`, values ?? {}),
  })
  return useMutation({
    mutationFn: (body: RepairRequest) => api.post('/api/Drift/Repair', { body }),
    // Without this a press made offline would wait unseen and be sent minutes later.
    networkMode: 'always',
    onSuccess: ({ repairing }) =>
      toast({ kind: repairing > 0 ? 'success' : 'error', text: t('repairing', { count: repairing }) }),
    onError: error => toast({ kind: 'error', text: say(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: RADAR_KEY }),
  })
}
