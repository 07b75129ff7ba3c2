import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { BranchDetails, BranchOverview, BranchUpdateRequest } from '@sufra/shared/contracts/branch'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import type { RepairRequest } from '@sufra/shared/contracts/drift'
import { readLocalized } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { channelName } from '#src/merchant/channels.ts'
import { useFailureText } from './failure-text.ts'

const WHOLE = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }
const LAST_CHANGES = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 12 }
// Branches open and close by the clock without anybody telling.
const LOOK_AGAIN_MS = 60_000

/** The branches of a brand (0: of all that this person may see) with all that their screen shows. */
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

/** What happened to these branches since the day began there, newest first. */
export const changesQuery = (brandId: number, from: string) =>
  queryOptions({
    queryKey: [...branchesQuery.queryKey, 'changes', brandId, from],
    queryFn: async ({ signal }) => {
      const query = { ...LAST_CHANGES, ServiceProviderId: brandId, From: from }
      return (await api.get('/api/Branch/GetHistory', { query, signal })).data
    },
    staleTime: LOOK_AGAIN_MS / 2,
  })

/** One branch for its form. Read anew whenever that opens: with an old version it would be refused. */
export const branchQuery = (id: number) =>
  queryOptions({
    queryKey: [...branchesQuery.queryKey, 'details', id],
    queryFn: ({ signal }) => api.get('/api/Branch/Get/Id', { query: { Id: id }, signal }),
    gcTime: 0,
  })

/** An update replaces the whole branch, so what is not changed goes along as it is. */
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

/** Does one thing to branches, says how it went, and asks for them anew. */
const useBranchAction = <Asked>(
  send: (asked: Asked) => Promise<unknown>,
  onSuccess?: (asked: Asked) => void,
) => {
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    // Not at the press: of two that overlap, only the last would be told.
    onSuccess: (_answer, asked) => onSuccess?.(asked),
    onError: error => toast({ kind: 'error', text: failureText(error) }),
    onSettled: () => queryClient.invalidateQueries(branchesQuery),
  })
}

/** Pauses, makes busy or opens. */
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

/** Sends the platforms again how branches stand. */
export const useRepairShop = () => {
  const { t } = useTranslation('branches')
  return useBranchAction(async (body: RepairRequest) => {
    await api.post('/api/Drift/Repair', { body })
    toast({ kind: 'success', text: t('channels.repairing') })
  })
}

/** Switches a branch off or on, or closes it for good. */
export const useSwitchBranch = () =>
  useBranchAction(({ branch, isActive }: { branch: BranchOverview; isActive: boolean }) =>
    api.put('/api/Branch/Update', { body: { ...updateOf(branch), isActive } }),
  )
export const useDeleteBranch = () =>
  useBranchAction((id: number) => api.delete('/api/Branch/Delete', { query: { Id: id } }))
