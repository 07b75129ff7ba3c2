import type { BranchChannel, BranchOverview } from '@sufra/shared/contracts/branch'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import { CHANNEL_PAUSE_ENDS } from '@sufra/shared/contracts/state-choices'
import { Button } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRepairShop } from '../branches.queries.ts'

export interface ChannelActionsProps {
  branch: BranchOverview
  channel: BranchChannel
  set: (request: SetStatusRequest) => void
}

/** Sends the branch's state to a platform that shows another one. */
export const RepairShop = ({ branch, channel }: Pick<ChannelActionsProps, 'branch' | 'channel'>) => {
  const { t } = useTranslation('branches')
  const { mutate, isPending } = useRepairShop()
  const platform = t(`channels.${channel.channelKey}`)
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Wrench size={16} aria-hidden />}
      isLoading={isPending}
      aria-label={t('channels.repairOf', { platform })}
      onClick={() => mutate({ branchIds: [branch.id], channelId: channel.channelId, kind: 'state' })}
    >
      {t('channels.repair')}
    </Button>
  )
}

/** Pauses a branch on one platform until a chosen end, and opens it there again; other platforms are not affected. */
export const PauseOnChannel = ({ branch, channel, set }: ChannelActionsProps) => {
  const { t } = useTranslation('branches')
  const platform = t(`channels.${channel.channelKey}`)
  const place = { branchIds: [branch.id], channelIds: [channel.channelId] }
  const pauseFor = (end: (typeof CHANNEL_PAUSE_ENDS)[number] | 'manual') => ({
    id: end,
    label: t('channels.pauseFor', { end: t(`ends.${end}`) }),
    onSelect: () =>
      set({ ...place, state: 'Paused', ...(end === 'manual' ? { until: null } : { preset: end }) }),
  })
  const resume = {
    id: 'resume',
    label: t('channels.resume'),
    onSelect: () => set({ ...place, state: 'Open' }),
  }
  const pauses = [...CHANNEL_PAUSE_ENDS, 'manual' as const].map(pauseFor)
  const items = channel.state === 'Paused' ? [resume] : pauses
  return <Menu label={t('channels.menuOf', { platform })} items={items} />
}
