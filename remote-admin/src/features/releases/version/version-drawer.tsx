import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import { useFormat } from '@sufra/shared/i18n'
import { Banner, Bdi, EmptyState, Flex, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { kilobytesText } from '../figures.ts'
import type { ReleaseAddress } from '../release-address.ts'
import { healthOf } from '../release-view.ts'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'
import { VersionHealth } from './version-health.tsx'
import { VersionState } from './version-state.tsx'

interface VersionDrawerProps {
  opened: ReleaseAddress['opened']
  list: ReleaseList
  /** Undefined while the figures load, or after they failed. */
  health: ReleaseHealth | undefined
  hasNoFigures: boolean
  onClose: () => void
}

type Opened = NonNullable<ReleaseAddress['opened']>

/** Renders the facts of a version that need no report. */
const Birth = ({ opened, list }: { opened: Opened; list: ReleaseList }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const kept = list.versions.find(each => each.name === opened.name && each.version === opened.version)
  return (
    <Stack gap="1.5">
      <Flex gap="2.5" align="center" wrap="wrap">
        <VersionName value={opened.version} />
        {kept && <VersionState version={kept} />}
      </Flex>
      <Text color="muted" textStyle="sm13">
        {kept ? (
          <>
            {t('admin:releases.details.published', { when: format.dateTime(kept.publishedAt) })}{' '}
            <Bdi>{kept.publishedBy}</Bdi> ·{' '}
            {t('admin:releases.kilobytes', { value: kilobytesText(kept.sizeBrotli) })}
          </>
        ) : (
          t('admin:releases.details.forgotten')
        )}
      </Text>
    </Stack>
  )
}

type FiguresProps = Pick<VersionDrawerProps, 'health' | 'hasNoFigures'> & { opened: Opened }

/** Renders the health of a version in browsers, or the reason why there is none. */
const Figures = ({ opened, health, hasNoFigures }: FiguresProps) => {
  const { t } = useTranslation()
  const found = healthOf(health, opened)
  if (found) return <VersionHealth health={found} />
  if (hasNoFigures) return <Banner tone="notice">{t('admin:releases.live.noFigures')}</Banner>
  if (!health) return <Skeleton h="15rem" borderRadius="card" />
  return (
    <EmptyState
      drawing="search"
      title={t('admin:releases.live.noReports')}
      detail={t('admin:releases.details.noReportsDetail')}
    />
  )
}

/** Renders one version beside the list: its author, and its health in browsers. */
export const VersionDrawer = ({ opened, list, onClose, ...figures }: VersionDrawerProps) => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  return (
    <Drawer
      isOpen={opened !== null}
      onClose={onClose}
      title={opened ? t('admin:releases.details.title', { remote: remoteName(opened.name) }) : ''}
    >
      {opened && (
        <Stack gap="6">
          <Birth opened={opened} list={list} />
          <Figures opened={opened} {...figures} />
        </Stack>
      )}
    </Drawer>
  )
}
