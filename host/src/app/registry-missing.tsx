import { ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { askRegistry } from '#src/remotes/registry/release-channel.ts'

/** Shown at an address that may belong to a remote, until the registry is known. Disappears by itself. */
export const RegistryMissing = () => {
  const { t } = useTranslation('host')
  return (
    <ErrorState
      title={t('remotes.registryMissing')}
      detail={t('remotes.registryMissingDetail')}
      onRetry={() => void askRegistry()}
      retryLabel={t('remotes.retry')}
    />
  )
}
