import { api, ApiError, newIdempotencyKey } from '@sufra/shared/api'
import type { BranchDetails, BranchOverview, BranchUpdateRequest } from '@sufra/shared/contracts/branch'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import type { RepairRequest } from '@sufra/shared/contracts/drift'
import { readLocalized } from '@sufra/shared/contracts/text'
import { useFailureTexts } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { channelName } from '#src/merchant/channels.ts'

const TOLD = [
  'forbidden_branch',
  'illegal_transition',
  'stale_version',
  'not_found',
  'network_error',
] as const

/** Returns the text for a refused change of a branch; for `in_use` it is the server's own text. */
const useFailureText = () => {
  const { t } = useTranslation('branches')
  const say = useFailureTexts({ told: TOLD, say: (key, values) => t(`failed.${key}`, values ?? {}) })
  return (error: unknown): string => {
    const reason =
      error instanceof ApiError && error.code === 'in_use' ? error.problem?.errors?.Id?.[0] : undefined
    return reason ?? say(error)
  }
}

const WHOLE = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }
const LAST_CHANGES = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 12 }
// Branches open and close by the clock, without an event.
const LOOK_AGAIN_MS = 60_000

/** The branches of a brand (0: all that this person may see) with all data of their screen. */
export const overviewQuery = (brandId: number) =>
  queryOptions({
    queryKey: [...branchesQuery.queryKey, 'overview', brandId],
    queryFn: async ({ signal }) => {
      const query = { ...WHOLE, ServiceProviderId: brandId }
      return (await api.get('/api/Branch/Get/ServiceProviderId', { query, signal })).data
    },
    staleTime: LOOK_AGAIN_MS / 2,
    refetchInterval: LOOK_AGAIN_MS,
  })

/** Changes of these branches since the start of their day, newest first. */
export const changesQuery = (brandId: number, from: string) =>
  queryOptions({
    queryKey: [...branchesQuery.queryKey, 'changes', brandId, from],
    queryFn: async ({ signal }) => {
      const query = { ...LAST_CHANGES, ServiceProviderId: brandId, From: from }
      return (await api.get('/api/Branch/GetHistory', { query, signal })).data
    },
    staleTime: LOOK_AGAIN_MS / 2,
  })

/** One branch for its form. Refetched whenever the form opens, since the server refuses an old version. */
export const branchQuery = (id: number) =>
  queryOptions({
    queryKey: [...branchesQuery.queryKey, 'details', id],
    queryFn: ({ signal }) => api.get('/api/Branch/Get/Id', { query: { Id: id }, signal }),
    gcTime: 0,
  })

/** Returns the update request. It replaces the whole branch, so unchanged fields are included. */
export const updateOf = (branch: BranchDetails): BranchUpdateRequest => ({
  id: branch.id,
  rowVersion: branch.rowVersion,
  serviceProviderId: branch.serviceProviderId,
  name: readLocalized(branch.name),
  phone: branch.phone ?? '',
  city: branch.city,
  district: branch.district,
  address: branch.address,
  code: branch.code,
  lat: branch.lat,
  lng: branch.lng,
  prepMinutes: branch.prepMinutes,
  isActive: branch.isActive,
  hours: branch.hours,
  specialHours: branch.specialHours,
  ramadanHours: branch.ramadanHours,
  acceptance: branch.acceptance,
})

/** Runs an action on branches, reports its result and refetches them. */
const useBranchAction = <Asked>(
  send: (asked: Asked) => Promise<unknown>,
  onSuccess?: (asked: Asked) => void,
) => {
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    // Here and not at `mutate`: of two overlapping calls only the last one's callback would run.
    onSuccess: (_answer, asked) => onSuccess?.(asked),
    onError: error => toast({ kind: 'error', text: failureText(error) }),
    onSettled: () => queryClient.invalidateQueries(branchesQuery),
  })
}

/** Sets the state of branches: paused, busy or open. */
export const useSetStatus = () => {
  const { t } = useTranslation('branches')
  const { language } = useLanguage()
  const doneText = ({ state, channelIds: [channelId] = [], branchIds }: SetStatusRequest): string => {
    if (channelId === undefined) return t(`done.${state}`, { count: branchIds.length })
    const platform = channelName(channelId, language)
    return t(state === 'Open' ? 'channels.opened' : 'channels.paused', { platform })
  }
  const action = useBranchAction(
    (body: SetStatusRequest) =>
      api.put('/api/Branch/SetStatus', { body, idempotencyKey: newIdempotencyKey() }),
    body => toast({ kind: 'success', text: doneText(body) }),
  )
  const set = (body: SetStatusRequest, onDone?: () => void) => action.mutate(body, { onSuccess: onDone })
  return { set, isPending: action.isPending }
}

/** Sends the state of branches to the platforms again. */
export const useRepairShop = () => {
  const { t } = useTranslation('branches')
  return useBranchAction(async (body: RepairRequest) => {
    await api.post('/api/Drift/Repair', { body })
    toast({ kind: 'success', text: t('channels.repairing') })
  })
}

/** Activates or deactivates a branch, or closes it permanently. */
export const useSwitchBranch = () =>
  useBranchAction(({ branch, isActive }: { branch: BranchOverview; isActive: boolean }) =>
    api.put('/api/Branch/Update', { body: { ...updateOf(branch), isActive } }),
  )
export const useDeleteBranch = () =>
  useBranchAction((id: number) => api.delete('/api/Branch/Delete', { query: { Id: id } }))
