import { channelMark } from '@sufra/shared/contracts/channel-mark'
import type { BranchChannel, BranchOverview } from '@sufra/shared/contracts/branch'
import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import { useFormat } from '@sufra/shared/i18n'
import { Link, useSearchParams } from '@sufra/shared/router'
import { useCan } from '@sufra/shared/session'
import { LinkButton, chakra } from '@sufra/shared/ui'
import { Check, Radar, TriangleAlert, Unplug } from 'lucide-react'
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

/** Link to the radar: a platform that shows the wrong shop state often has further differences. */
const ToRadar = ({ branch, channel }: { branch: BranchOverview; channel: BranchChannel }) => {
  const { t } = useTranslation('branches')
  const [params] = useSearchParams()
  const search = new URLSearchParams({ branch: String(branch.id), channel: String(channel.channelId) })
  const merchant = params.get('merchant')
  if (merchant) search.set('merchant', merchant)
  const label = t('channels.radar', { platform: t(`channels.${channel.channelKey}`) })
  return (
    <LinkButton asChild variant="ghost" size="sm" w="touch" minH="touch" px="0" color="inherit">
      <Link
        to={{ pathname: '/integrations/radar', search: search.toString() }}
        aria-label={label}
        title={label}
      >
        <Radar size={18} aria-hidden />
      </Link>
    </LinkButton>
  )
}

interface CellStateProps {
  channel: BranchChannel
  /** the whole branch is paused or inactive and states that itself */
  isWhole: boolean
  now: number
}

const CellState = ({ channel, isWhole, now }: CellStateProps) => {
  const { t } = useTranslation('branches')
  const format = useFormat()
  const { state, stateUntil, shownState, isMismatch, integrationStatus } = channel
  if (isMismatch && shownState) return t('channels.shows', { state: t(`host:branchState.${shownState}`) })
  if (!isLinked(channel)) return t(`integration.${integrationStatus}`)
  if (state !== 'Paused' || isWhole) return t(`host:branchState.${state}`)
  if (!stateUntil) return t('channels.pausedOpen')
  return t('channels.pausedFor', { duration: format.duration(Math.max(0, Date.parse(stateUntil) - now)) })
}

interface ChannelCellsProps {
  branch: BranchOverview
  now: number
  set: (request: SetStatusRequest) => void
}

/** Shown state of a branch on each platform; red when it differs from the wanted one. */
export const ChannelCells = ({ branch, now, set }: ChannelCellsProps) => {
  const { t } = useTranslation('branches')
  const canState = useCan('branches.state')
  const { channels } = branch
  // With the branch closed, no single platform can be paused.
  const isWhole = branch.state === 'Paused' || !branch.isActive
  if (channels.length === 0) return null
  return (
    <Cells aria-label={t('channels.label')}>
      {channels.map(channel => (
        <li key={channel.channelId} data-mismatch={channel.isMismatch || undefined}>
          <img src={channelMark(channel.channelKey)} alt="" />
          <div>
            <b>{t(`channels.${channel.channelKey}`)}</b>
            <small>
              <CellState channel={channel} isWhole={isWhole} now={now} />
            </small>
          </div>
          {channel.isMismatch && canState ? (
            <>
              <ToRadar branch={branch} channel={channel} />
              <RepairShop branch={branch} channel={channel} />
            </>
          ) : (
            <Sign channel={channel} />
          )}
          {canState && !isWhole && isLinked(channel) && (
            <PauseOnChannel branch={branch} channel={channel} set={set} />
          )}
        </li>
      ))}
    </Cells>
  )
}
