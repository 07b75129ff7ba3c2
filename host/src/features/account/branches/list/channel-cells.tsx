import type { BranchChannel, BranchOverview } from '@sufra/shared/contracts/branch'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import { useCan } from '@sufra/shared/session'
import { chakra } from '@sufra/shared/ui'
import { Check, TriangleAlert, Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PauseOnChannel, RepairShop } from './channel-actions.tsx'

const Cells = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '14',
      px: '2.5',
      py: '1.5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'well',
      '&[data-mismatch]': { borderColor: 'disabled', bg: 'disabled.soft', color: 'disabled' },
      '& > img': { w: '8', h: '8', borderRadius: 'control', flexShrink: 0 },
      '& > div': { flex: '1', minW: '0', lineHeight: '1.35' },
      '& b': { display: 'block', textStyle: 'sm13', fontWeight: 'semibold' },
      '& small': { display: 'block', textStyle: 'xs12', color: 'muted' },
      '&[data-mismatch] small': { color: 'inherit' },
      '& > svg': { flexShrink: 0, color: 'muted' },
      '& > svg[data-right]': { color: 'active' },
      '&[data-mismatch] > svg': { color: 'inherit' },
    },
  },
})

const isLinked = ({ integrationStatus }: BranchChannel): boolean =>
  integrationStatus === 'Connected' || integrationStatus === 'Degraded'

const Sign = ({ channel }: { channel: BranchChannel }) => {
  if (channel.isMismatch) return <TriangleAlert size={18} aria-hidden />
  return isLinked(channel) ? <Check size={18} aria-hidden data-right="" /> : <Unplug size={18} aria-hidden />
}

interface ChannelCellsProps {
  branch: BranchOverview
  set: (request: SetStatusRequest) => void
}

/** What each platform shows of a branch; red where it shows something else than it should. */
export const ChannelCells = ({ branch, set }: ChannelCellsProps) => {
  const { t } = useTranslation('branches')
  const canState = useCan('branches.state')
  const { channels } = branch
  // A pause of one platform would end what holds for all.
  const isWhole = branch.state === 'Paused' || branch.state === 'Busy' || !branch.isActive
  if (channels.length === 0) return null
  return (
    <Cells aria-label={t('channels.label')}>
      {channels.map(channel => (
        <li key={channel.channelId} data-mismatch={channel.isMismatch || undefined}>
          <img src={`/channels/${channel.channelKey}.svg`} alt="" />
          <div>
            <b>{t(`channels.${channel.channelKey}`)}</b>
            <small>
              {channel.isMismatch && channel.shownState
                ? t('channels.shows', { state: t(`host:branchState.${channel.shownState}`) })
                : isLinked(channel)
                  ? t(`host:branchState.${channel.state}`)
                  : t(`integration.${channel.integrationStatus}`)}
            </small>
          </div>
          {channel.isMismatch && canState ? (
            <RepairShop branch={branch} channel={channel} />
          ) : (
            <Sign channel={channel} />
          )}
          {canState && !isWhole && isLinked(channel) && <PauseOnChannel {...{ branch, channel, set }} />}
        </li>
      ))}
    </Cells>
  )
}
