import { ErrorState } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { askRegistry } from '#src/remotes/registry/release-channel.ts'

/** In place of a page that may be a remote's, as long as nobody says which remotes there are. It goes by itself. */
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
