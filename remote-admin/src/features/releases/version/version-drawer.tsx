import type { ReleaseList } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, EmptyState, Flex, Pill, Stack, Text } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { kilobytesText } from '../figures.ts'
import type { ReleaseAddress } from '../release-address.ts'
import { healthOf } from '../release-view.ts'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'
import { VersionHealth } from './version-health.tsx'

interface VersionDrawerProps {
  opened: ReleaseAddress['opened']
  list: ReleaseList
  health: ReleaseHealth | undefined
  onClose: () => void
}

type Opened = NonNullable<ReleaseAddress['opened']>

/** What is known of a version without any report. */
const Birth = ({ opened, list }: { opened: Opened; list: ReleaseList }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const kept = list.versions.find(each => each.name === opened.name && each.version === opened.version)
  return (
    <Stack gap="1.5">
      <Flex gap="2.5" align="center" wrap="wrap">
        <VersionName value={opened.version} />
        {kept && (
          <Pill family={kept.isLive ? 'active' : 'neutral'}>
            {t(kept.isLive ? 'admin:releases.versions.isLive' : 'admin:releases.versions.isKept')}
          </Pill>
        )}
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

/** One version beside the list: who made it, and how it does in browsers. */
export const VersionDrawer = ({ opened, list, health, onClose }: VersionDrawerProps) => {
  const { t } = useTranslation()
  const remoteName = useRemoteName()
  const found = opened && healthOf(health, opened)
  return (
    <Drawer
      isOpen={opened !== null}
      onClose={onClose}
      title={opened ? t('admin:releases.details.title', { remote: remoteName(opened.name) }) : ''}
    >
      {opened && (
        <Stack gap="6">
          <Birth opened={opened} list={list} />
          {found ? (
            <VersionHealth health={found} />
          ) : (
            <EmptyState
              drawing="search"
              title={t('admin:releases.live.noReports')}
              detail={t('admin:releases.details.noReportsDetail')}
            />
          )}
        </Stack>
      )}
    </Drawer>
  )
}
