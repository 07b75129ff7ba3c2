import type { BranchChannel, BranchOverview } from '@sufra/shared/contracts/branch'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
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

/** Sends the platform again how the branch stands: it shows something else. */
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

// A branch has one pause: it is of all platforms, or of those that are named.
const pausedOf = ({ channels }: BranchOverview): BranchChannel[] =>
  channels.filter(({ state }) => state === 'Paused')

const resumed = ({ branch, channel }: ChannelActionsProps): SetStatusRequest => {
  const left = pausedOf(branch).filter(({ channelId }) => channelId !== channel.channelId)
  const branchIds = [branch.id]
  if (left.length === 0) return { branchIds, state: 'Open' }
  const until = left[0]?.stateUntil ?? null
  return { branchIds, state: 'Paused', until, channelIds: left.map(({ channelId }) => channelId) }
}

const ENDS = ['1h', '4h'] as const

/** Pauses one branch on one platform, and opens it there again; the others go on. */
export const PauseOnChannel = (props: ChannelActionsProps) => {
  const { t } = useTranslation('branches')
  const { branch, channel, set } = props
  const platform = t(`channels.${channel.channelKey}`)
  const pause = (end: Pick<SetStatusRequest, 'preset' | 'until'>) => {
    const channelIds = [...pausedOf(branch).map(({ channelId }) => channelId), channel.channelId]
    set({ branchIds: [branch.id], state: 'Paused', ...end, channelIds })
  }
  const items =
    channel.state === 'Paused'
      ? [{ id: 'resume', label: t('channels.resume'), onSelect: () => set(resumed(props)) }]
      : [
          ...ENDS.map(preset => ({
            id: preset,
            label: t('channels.pauseFor', { end: t(`ends.${preset}`) }),
            onSelect: () => pause({ preset }),
          })),
          {
            id: 'manual',
            label: t('channels.pause'),
            onSelect: () => pause({ until: null }),
          },
        ]
  return <Menu label={t('channels.menuOf', { platform })} items={items} />
}
