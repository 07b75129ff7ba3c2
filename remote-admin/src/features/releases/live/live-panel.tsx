import type { ReleaseChange, ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import { Banner, Card, EmptyState, Flex, Stack, Text } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import type { ChangeRequest } from '../change/change-kinds.ts'
import { HOURS } from '../release-address.ts'
import type { Hours, ReleaseAddress } from '../release-address.ts'
import { viewPointers } from '../release-view.ts'
import { PointerCard } from './pointer-card.tsx'

interface WindowChoiceProps {
  hours: Hours
  onChange: (hours: Hours) => void
}

/** Renders the choice of the period: an hour right after a release, a week for the trend. */
const WindowChoice = ({ hours, onChange }: WindowChoiceProps) => {
  const { t } = useTranslation()
  return (
    <ChipGroup
      label={t('admin:releases.window.label')}
      value={hours}
      onChange={onChange}
      options={HOURS.map(value => ({ value, label: t(`admin:releases.window.last${value}`) }))}
    />
  )
}

interface LivePanelProps {
  list: ReleaseList
  history: readonly ReleaseChange[]
  /** Undefined while the figures load, or after they failed. */
  health: ReleaseHealth | undefined
  hasNoFigures: boolean
  hours: Hours
  onAddress: (change: Partial<ReleaseAddress>) => void
  onAsk: (request: ChangeRequest) => void
}

/** Renders a card for each remote in each channel. */
export const LivePanel = ({
  list,
  history,
  health,
  hasNoFigures,
  hours,
  onAddress,
  onAsk,
}: LivePanelProps) => {
  const { t } = useTranslation()
  const views = viewPointers({ list, history, health })
  if (views.length === 0)
    return (
      <Card>
        <EmptyState title={t('admin:releases.live.empty')} detail={t('admin:releases.live.emptyDetail')} />
      </Card>
    )
  const hasReports = health === undefined || health.versions.length > 0
  return (
    <Stack gap="3.5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text color="muted" textStyle="sm13" flex="1" minW="15rem">
          {hasReports ? t('admin:releases.live.about') : t('admin:releases.live.noneReported')}
        </Text>
        <WindowChoice hours={hours} onChange={next => onAddress({ hours: next })} />
      </Flex>
      {hasNoFigures && <Banner tone="notice">{t('admin:releases.live.noFigures')}</Banner>}
      {views.map(view => {
        const { pointer } = view
        const { name, channel } = pointer
        return (
          <PointerCard
            key={`${name} ${channel}`}
            view={view}
            siblings={list.pointers.filter(each => each.name === name && each.channel !== channel)}
            guard={health?.guard}
            onAsk={asked => onAsk({ ...asked, pointer, revision: list.revision })}
            onOpen={version => onAddress({ opened: { name, version } })}
          />
        )
      })}
    </Stack>
  )
}
