import type { ReleaseVersion } from '@sufra/shared/contracts/release-control'
import type { ReleaseHealth } from '@sufra/shared/contracts/release-health'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Button, Num } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { kilobytesText, percentText } from '../figures.ts'
import type { ReleaseAddress } from '../release-address.ts'
import { healthOf } from '../release-view.ts'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'
import { VersionState, stateOf } from './version-state.tsx'

interface VersionColumnsOptions {
  health: ReleaseHealth | undefined
  onOpen: (opened: ReleaseAddress['opened']) => void
}

/** Returns the columns of all versions. */
export const useVersionColumns = ({
  health,
  onOpen,
}: VersionColumnsOptions): TableColumn<ReleaseVersion>[] => {
  const { t } = useTranslation()
  const format = useFormat()
  const remoteName = useRemoteName()
  return [
    {
      id: 'version',
      header: t('admin:releases.live.version'),
      exportValue: ({ name, version }) => `${name} ${version}`,
      render: ({ name, version }) => (
        <Identity
          mark={name.slice(0, 1).toUpperCase()}
          name={<VersionName value={version} />}
          detail={remoteName(name)}
        />
      ),
    },
    {
      id: 'state',
      header: t('admin:releases.versions.state'),
      exportValue: row => t(`admin:releases.versions.${stateOf(row)}`),
      render: row => <VersionState version={row} />,
    },
    {
      id: 'published',
      header: t('admin:releases.versions.published'),
      sortKey: 'published',
      sortValue: ({ publishedAt }) => Date.parse(publishedAt),
      exportValue: ({ publishedAt }) => format.dateTime(publishedAt),
      render: ({ publishedAt }) => format.dateTime(publishedAt),
    },
    {
      id: 'by',
      header: t('admin:releases.versions.by'),
      exportValue: ({ publishedBy }) => publishedBy,
      render: ({ publishedBy }) => <Bdi>{publishedBy}</Bdi>,
    },
    {
      id: 'size',
      header: t('admin:releases.versions.size'),
      sortKey: 'size',
      sortValue: ({ sizeBrotli }) => sizeBrotli,
      exportValue: ({ sizeBrotli }) => t('admin:releases.kilobytes', { value: kilobytesText(sizeBrotli) }),
      align: 'end',
      render: ({ sizeBrotli }) => t('admin:releases.kilobytes', { value: kilobytesText(sizeBrotli) }),
    },
    {
      id: 'errors',
      header: t('admin:releases.live.errors'),
      sortKey: 'errors',
      sortValue: row => healthOf(health, row)?.errorRate ?? null,
      exportValue: row => {
        const found = healthOf(health, row)
        return found && percentText(found.errorRate)
      },
      align: 'end',
      render: row => {
        const found = healthOf(health, row)
        return found ? <Num value={percentText(found.errorRate)} /> : t('admin:releases.none')
      },
    },
    {
      id: 'open',
      header: t('admin:releases.versions.open'),
      isAction: true,
      align: 'end',
      render: ({ name, version }) => (
        <Button
          size="sm"
          variant="ghost"
          aria-haspopup="dialog"
          aria-label={t('admin:releases.versions.openOf', { version })}
          onClick={() => onOpen({ name, version })}
        >
          {t('admin:releases.versions.open')}
        </Button>
      ),
    },
  ]
}
