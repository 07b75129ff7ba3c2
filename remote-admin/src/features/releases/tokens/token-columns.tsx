import type { DeployToken } from '@sufra/shared/contracts/release-control'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Button, Pill } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'
import { useRemoteName } from '../remote-name.ts'
import { VersionName } from '../version-name.tsx'

/** Returns the columns of the deploy tokens. */
export const useTokenColumns = (onRevoke: (token: DeployToken) => void): TableColumn<DeployToken>[] => {
  const { t } = useTranslation()
  const format = useFormat()
  const remoteName = useRemoteName()
  return [
    {
      id: 'label',
      header: t('admin:releases.tokens.label'),
      render: ({ label, remote }) => (
        <Identity
          mark={remote.slice(0, 1).toUpperCase()}
          name={<Bdi>{label}</Bdi>}
          detail={remoteName(remote)}
        />
      ),
    },
    {
      id: 'channel',
      header: t('admin:releases.channel'),
      render: ({ channel }) => <VersionName value={channel} />,
    },
    {
      id: 'made',
      header: t('admin:releases.tokens.made'),
      render: ({ createdAt, createdBy }) => (
        <span>
          {format.shortDate(createdAt)} · <Bdi>{createdBy}</Bdi>
        </span>
      ),
    },
    {
      id: 'used',
      header: t('admin:releases.tokens.used'),
      render: ({ lastUsedAt }) =>
        lastUsedAt ? <Moment at={lastUsedAt} /> : t('admin:releases.tokens.neverUsed'),
    },
    {
      id: 'state',
      header: t('admin:releases.versions.state'),
      render: ({ revokedAt }) => (
        <Pill family={revokedAt ? 'neutral' : 'active'}>
          {t(revokedAt ? 'admin:releases.tokens.revoked' : 'admin:releases.tokens.valid')}
        </Pill>
      ),
    },
    {
      id: 'revoke',
      header: t('admin:releases.tokens.revoke'),
      isAction: true,
      align: 'end',
      render: token =>
        token.revokedAt === null && (
          <Button
            size="sm"
            variant="danger"
            aria-label={t('admin:releases.tokens.revokeOf', { label: token.label })}
            onClick={() => onRevoke(token)}
          >
            {t('admin:releases.tokens.revoke')}
          </Button>
        ),
    },
  ]
}
